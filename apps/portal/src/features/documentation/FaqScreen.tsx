import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  ArticleLayout,
  ContentsList,
  Disclosure,
  EmptyState,
  Link,
  Page,
  PageHead,
  SearchField,
  Section,
  Skeleton,
  Toolbar,
} from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useSectionOfAddress } from '../../lib/navigation/useSectionOfAddress.ts';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { ArticleText } from './ArticleText.tsx';
import { documentHref } from './documentHrefs.ts';
import { faqTopics, matchingTopics, type Topic } from './faqTopics.ts';
import { ru as documentationMessages } from './messages/ru.ts';
import { questionsOfGuide } from './useGuide.ts';

/** Renders the questions with their answers by topic; the one in the address is open. */
export function FaqScreen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(documentationMessages);
  const [typed, setTyped] = useState('');
  const { data, error, isRetrying, retry } = useRead('/api/md-documents/{type}/{fileName}', {
    params: questionsOfGuide,
  });
  const opened = useSectionOfAddress(data !== undefined);
  const topics = data ? matchingTopics(faqTopics(data.data), typed) : [];
  useScreenPath('faq');

  return (
    <Page>
      <title>{titleOf(titles.faq)}</title>
      <PageHead
        title={titles.faq}
        kicker={<Link href={addressOf(addresses.documentation)}>{titles.documentation}</Link>}
      />
      <Toolbar>
        <SearchField
          size="l"
          label={messages.question}
          placeholder={messages.question}
          value={typed}
          onChange={setTyped}
        />
      </Toolbar>
      <ScriptsNote of="search" />
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && topics.length === 0 && <EmptyState title={messages.noQuestions}>{messages.noQuestionsText}</EmptyState>}
      {topics.length > 0 && (
        <ArticleLayout nav={<TopicList topics={topics} />}>
          {topics.map(({ id, title, questions }) => (
            <Section key={id} id={id} title={title}>
              {questions.map((question) => (
                <Disclosure
                  key={`${question.id} ${opened === question.id}`}
                  id={question.id}
                  title={question.title}
                  open={opened === question.id}
                >
                  <ArticleText text={question.answer} />
                </Disclosure>
              ))}
            </Section>
          ))}
        </ArticleLayout>
      )}
    </Page>
  );
}

function TopicList({ topics }: { topics: readonly Topic[] }) {
  const messages = useMessages(documentationMessages);

  return (
    <ContentsList
      label={messages.topics}
      items={topics.map(({ id, title, questions }) => ({
        href: documentHref('faq', questionsOfGuide.fileName, id),
        label: title,
        count: questions.length,
      }))}
    />
  );
}
