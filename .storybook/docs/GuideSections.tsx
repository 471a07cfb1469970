import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { aliasesAnchor } from '../build/aliasesAnchor.ts';
import type { Guide } from '../guides/guide.ts';
import { ExampleSource } from './ExampleSource.tsx';
import { RuleSource } from './RuleSource.tsx';
import type { wordsOf } from './words.ts';

export interface GuideSectionProps {
  guide: Guide;
  words: ReturnType<typeof wordsOf>;
}

/** When to use a component, when to use another one, and its parts. */
export function UseAndAvoid({ guide, words }: GuideSectionProps) {
  return (
    <div className="otryv-docs-columns">
      <ListOf heading={words.use} texts={guide.use} />
      <ListOf heading={words.avoid} texts={guide.avoid} />
      <ListOf heading={words.anatomy} texts={guide.anatomy} />
    </div>
  );
}

/** How to write the texts of a component, and the racing rule that it shows. */
export function Texts({ guide, words }: GuideSectionProps) {
  return (
    <div className="otryv-docs-columns">
      <ListOf heading={words.words} texts={guide.words} />
      {guide.rule && (
        <section>
          <h2>{words.rule}</h2>
          <p>{guide.rule.says}</p>
          <RuleSource file={guide.rule.file} words={words} />
        </section>
      )}
    </div>
  );
}

/** Examples of other sites. */
export function Examples({ guide: { examples = [] }, words }: GuideSectionProps) {
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

function ListOf({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
