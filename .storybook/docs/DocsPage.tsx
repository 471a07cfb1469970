import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import { guides } from '../guides/index.ts';
import { DocsFacts } from './DocsFacts.tsx';
import { DocsKeyboard } from './DocsKeyboard.tsx';
import { DocsStories } from './DocsStories.tsx';
import { Aliases, Examples, Related, Texts, UseAndAvoid } from './GuideSections.tsx';
import { JudgedPair } from './JudgedPair.tsx';
import { inLocale, messagesOf } from './messages.ts';
import { QuickLooks } from './QuickLooks.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';

/** Groups whose stories are too long to be listed on one page. */
const withLongStories = /^(Tables|Screens|Embedding)\//;
const withWideExamples = /^(Layout|Charts)\//;

/** The page of a component: its purpose, use and texts, its props, keys and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { locale } = useDocsGlobals();
  const messages = messagesOf(locale);
  const { title } = preparedMeta;
  const guide = guides[title];
  const isLong = withLongStories.test(title);

  return (
    <div data-long={isLong || undefined} className="otryv-docs">
      <Title />
      {guide ? <p className="otryv-docs-lead">{inLocale(locale, guide.what)}</p> : <Description />}
      {guide && <DocsFacts title={title} guide={guide} messages={messages} />}
      <QuickLooks messages={messages} />
      <div className="otryv-docs-primary">
        <Primary />
      </div>
      {guide && (
        <Suspense>
          <UseAndAvoid title={title} locale={locale} />
          <JudgedPair title={title} locale={locale} messages={messages} isWide={withWideExamples.test(title)} />
          <Texts title={title} locale={locale} guide={guide} messages={messages} />
        </Suspense>
      )}
      <details open={!isLong}>
        <summary>{messages.props}</summary>
        <Controls />
      </details>
      <DocsKeyboard messages={messages} locale={locale} />
      {guide && <Examples guide={guide} messages={messages} />}
      {guide && <Related guide={guide} messages={messages} />}
      {guide && <Aliases guide={guide} messages={messages} />}
      {isLong ? <DocsStories messages={messages} /> : <Stories includePrimary={false} title={messages.stories} />}
    </div>
  );
}
