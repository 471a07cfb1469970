import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { aliasesAnchor } from '../build/aliasesAnchor.ts';
import type { Guide } from '../guides/guide.ts';
import { ExampleSource } from './ExampleSource.tsx';
import { GuidePart } from './GuidePart.tsx';
import { RuleSource } from './RuleSource.tsx';
import type { wordsOf } from './words.ts';

export interface GuideSectionProps {
  guide: Guide;
  words: ReturnType<typeof wordsOf>;
}

export interface GuideTextsProps {
  title: string;
  locale: unknown;
}

/** When to use a component, when to use another one, and its parts. */
export function UseAndAvoid(document: GuideTextsProps) {
  return (
    <div className="otryv-docs-columns">
      {(['use', 'avoid', 'anatomy'] as const).map((part) => (
        <section key={part}>
          <GuidePart {...document} of={part} />
        </section>
      ))}
    </div>
  );
}

/** How to write the texts of a component, and the racing rule that it shows. */
export function Texts({ guide, words, ...document }: GuideSectionProps & GuideTextsProps) {
  return (
    <div className="otryv-docs-columns">
      <section>
        <GuidePart {...document} of="words" />
      </section>
      {guide.rule && (
        <section>
          <h2>{words.rule}</h2>
          <GuidePart {...document} of="rule" />
          <RuleSource file={guide.rule} words={words} />
        </section>
      )}
    </div>
  );
}

/** Examples of other sites. */
export function Examples({ guide: { examples }, words }: GuideSectionProps) {
  if (examples.length === 0) return null;

  return (
    <>
      <h2>{words.examples}</h2>
      {examples.map((file) => (
        <ExampleSource key={file} file={file} words={words} />
      ))}
    </>
  );
}

/** Components that are alternatives to this one or are used with it. */
export function Related({ guide, words }: GuideSectionProps) {
  if (guide.related.length === 0) return null;

  return (
    <>
      <h2>{words.related}</h2>
      <p className="otryv-docs-links">
        {guide.related.map((title) => (
          <AnchorMdx key={title} href={`?path=/docs/${toId(title, 'docs')}`} target="_self">
            {title}
          </AnchorMdx>
        ))}
      </p>
    </>
  );
}

/** Search aliases of the component; each is the anchor of a search hit. */
export function Aliases({ guide, words }: GuideSectionProps) {
  return (
    <p className="otryv-docs-aliases">
      {words.aliases}:{' '}
      {guide.aliases.map((alias, at) => (
        <span key={alias} id={`${aliasesAnchor}-${at}`}>
          {at > 0 && ', '}
          {alias}
        </span>
      ))}
    </p>
  );
}
