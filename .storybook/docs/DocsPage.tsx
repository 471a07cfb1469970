import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import { guides } from '../guides/index.ts';
import { DocsFacts } from './DocsFacts.tsx';
import { DocsKeyboard } from './DocsKeyboard.tsx';
import { DocsStories } from './DocsStories.tsx';
import { Aliases, Examples, Related, Texts, UseAndAvoid } from './GuideSections.tsx';
import { JudgedPair } from './JudgedPair.tsx';
import { QuickLooks } from './QuickLooks.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';
import { inLocale, wordsOf } from './words.ts';

/** Groups whose stories are too long to be listed on one page. */
const withLongStories = /^(Tables|Screens|Embedding)\//;
const withWideExamples = /^(Layout|Charts)\//;

/** The page of a component: its purpose, use and texts, its props, keys and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { locale } = useDocsGlobals();
  const words = wordsOf(locale);
  const { title } = preparedMeta;
  const guide = guides[title];
  const isLong = withLongStories.test(title);

  return (
    <div data-long={isLong || undefined} className="otryv-docs">
      <Title />
      {guide && <p className="otryv-docs-lead">{inLocale(locale, guide.what)}</p>}
      <Description />
      {guide && <DocsFacts title={title} guide={guide} words={words} />}
      <QuickLooks words={words} />
      <div className="otryv-docs-primary">
        <Primary />
      </div>
      {guide && (
        <Suspense>
          <UseAndAvoid title={title} locale={locale} />
          <JudgedPair title={title} locale={locale} words={words} isWide={withWideExamples.test(title)} />
          <Texts title={title} locale={locale} guide={guide} words={words} />
        </Suspense>
      )}
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
