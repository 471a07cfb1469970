import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { aliasesAnchor } from '../build/aliasesAnchor.ts';
import type { Guide } from '../guides/guide.ts';
import { ExampleSource } from './ExampleSource.tsx';
import { GuidePart } from './GuidePart.tsx';
import type { messagesOf } from './messages.ts';
import { RuleSource } from './RuleSource.tsx';

export interface GuideSectionProps {
  guide: Guide;
  messages: ReturnType<typeof messagesOf>;
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
export function Texts({ guide, messages, ...document }: GuideSectionProps & GuideTextsProps) {
  return (
    <div className="otryv-docs-columns">
      <section>
        <GuidePart {...document} of="words" />
      </section>
      {guide.rule && (
        <section>
          <h2>{messages.rule}</h2>
          <GuidePart {...document} of="rule" />
          <RuleSource file={guide.rule} messages={messages} />
        </section>
      )}
    </div>
  );
}

/** Examples of other sites. */
export function Examples({ guide: { examples }, messages }: GuideSectionProps) {
  if (examples.length === 0) return null;

  return (
    <>
      <h2>{messages.examples}</h2>
      {examples.map((file) => (
        <ExampleSource key={file} file={file} messages={messages} />
      ))}
    </>
  );
}

/** Components that are alternatives to this one or are used with it. */
export function Related({ guide, messages }: GuideSectionProps) {
  if (guide.related.length === 0) return null;

  return (
    <>
      <h2>{messages.related}</h2>
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
export function Aliases({ guide, messages }: GuideSectionProps) {
  return (
    <p className="otryv-docs-aliases">
      {messages.aliases}:{' '}
      {guide.aliases.map((alias, at) => (
        <span key={alias} id={`${aliasesAnchor}-${at}`}>
          {at > 0 && ', '}
          {alias}
        </span>
      ))}
    </p>
  );
}
