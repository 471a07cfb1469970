import { addresses, addressOf } from '@otryv/contract/addresses';
import { Chip, Grid, Icon, LineItem, LineList, Link, LinksCard, Page, PageHead, Section, Skeleton } from '@otryv/ui';
import { ArrowRight } from 'lucide-react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { DocumentSearch } from './DocumentSearch.tsx';
import { type ArticleType, documentHref } from './documentHrefs.ts';
import { faqTopics } from './faqTopics.ts';
import { ru as documentationMessages } from './messages/ru.ts';
import { type GuidePart, questionsOfGuide, useGuide } from './useGuide.ts';

const shapes = { public: 'rise', organizer: 'plateau', development: 'hill' } as const;
const lists = {
  public: addresses.publicDocuments,
  organizer: addresses.organizerDocuments,
  development: addresses.developmentDocuments,
} as const satisfies Record<ArticleType, unknown>;
const mostOnCard = 5;

/** Renders the reference: a card for each kind of reader that may open it, a search and the first questions. */
export function DocumentationScreen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(documentationMessages);
  const { data, parts, error, isRetrying, retry } = useGuide();
  useScreenPath('documentation');

  return (
    <Page>
      <title>{titleOf(titles.documentation)}</title>
      <PageHead title={titles.documentation}>{messages.lead}</PageHead>
      <DocumentSearch>
        {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
        {!error && !data && <Skeleton shape="block" />}
        {data && (
          <Grid cards="l">
            {parts.map((part) => (
              <PartCard key={part.type} part={part} />
            ))}
          </Grid>
        )}
        <FirstQuestions />
      </DocumentSearch>
    </Page>
  );
}

function PartCard({ part: { type, documents } }: { part: GuidePart }) {
  const messages = useMessages(documentationMessages);

  return (
    <LinksCard
      title={messages.kinds[type]}
      shape={shapes[type]}
      chip={type === 'public' ? undefined : <Chip>{messages.forWhom[type]}</Chip>}
      links={documents.slice(0, mostOnCard).map(({ fileName, title, summary }) => ({
        href: documentHref(type, fileName),
        label: title,
        detail: summary,
      }))}
      more={<Link href={addressOf(lists[type])}>{messages.all(documents.length)}</Link>}
    />
  );
}

/** Renders the first question of each topic. */
function FirstQuestions() {
  const messages = useMessages(documentationMessages);
  const { data } = useRead('/api/md-documents/{type}/{fileName}', { params: questionsOfGuide });
  if (!data) return null;
  const topics = faqTopics(data.data);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <Section
      title={messages.asked}
      action={
        <Link href={addressOf(addresses.faq)}>
          {messages.allQuestions(count)} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <LineList>
        {topics.flatMap(({ questions: [first] }) =>
          first
            ? [
                <LineItem
                  key={first.id}
                  title={<Link href={documentHref('faq', questionsOfGuide.fileName, first.id)}>{first.title}</Link>}
                />,
              ]
            : [],
        )}
      </LineList>
    </Section>
  );
}
