import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { guideOf } from '../guides/index.ts';
import { DocsFacts } from './DocsFacts.tsx';
import { DocsKeyboard } from './DocsKeyboard.tsx';
import { DocsStories } from './DocsStories.tsx';
import { Aliases, Examples, Related, Texts, UseAndAvoid } from './GuideSections.tsx';
import { JudgedPair } from './JudgedPair.tsx';
import { QuickLooks } from './QuickLooks.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';
import { wordsOf } from './words.ts';

/** Groups whose stories are too long to be listed on one page. */
const withLongStories = /^(Tables|Screens|Embedding)\//;
const withWideExamples = /^(Layout|Charts)\//;

/** The page of a component: its purpose, use and texts, its props, keys and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { locale } = useDocsGlobals();
  const words = wordsOf(locale);
  const guide = guideOf(preparedMeta.title, locale);
  const isLong = withLongStories.test(preparedMeta.title);

  return (
    <div data-long={isLong || undefined} className="otryv-docs">
      <Title />
      {guide && <p className="otryv-docs-lead">{guide.what}</p>}
      <Description />
      {guide && <DocsFacts title={preparedMeta.title} guide={guide} words={words} />}
      <QuickLooks words={words} />
      <div className="otryv-docs-primary">
        <Primary />
      </div>
      {guide && <UseAndAvoid guide={guide} words={words} />}
      {guide && <JudgedPair guide={guide} words={words} isWide={withWideExamples.test(preparedMeta.title)} />}
      {guide && <Texts guide={guide} words={words} />}
      <details open={!isLong}>
        <summary>{words.props}</summary>
        <Controls />
      </details>
      <DocsKeyboard words={words} locale={locale} />
      {guide && <Examples guide={guide} words={words} />}
      {guide && <Related guide={guide} words={words} />}
      {guide && <Aliases guide={guide} words={words} />}
      {isLong ? <DocsStories words={words} /> : <Stories includePrimary={false} title={words.stories} />}
    </div>
  );
}
