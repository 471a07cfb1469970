import type { DocumentText } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  ArticleLayout,
  ContentsList,
  DateTime,
  EmptyState,
  Icon,
  Link,
  LinkButton,
  Page,
  PageHead,
  Skeleton,
  Stack,
} from '@otryv/ui';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { useSectionOfAddress } from '../../lib/navigation/useSectionOfAddress.ts';
import { ArticleText } from './ArticleText.tsx';
import { type ArticleType, documentHref } from './documentHrefs.ts';
import { ru as documentationMessages } from './messages/ru.ts';

const topDepth = 2;

/** Renders one article, with its siblings and its sections next to it. */
export function ArticleScreen({ type }: { type: ArticleType }) {
  const { urlSlug = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(documentationMessages);
  const params = { type, fileName: urlSlug };
  const { data, error, isRetrying, retry } = useRead('/api/md-documents/{type}/{fileName}', { params });
  const isMissing = error?.code === 'document_not_found' || error?.code === 'request_invalid';
  const title = data?.data.title ?? (isMissing ? messages.notFoundTitle : messages.kinds[type]);
  const home = { label: titles.documentation, href: addressOf(addresses.documentation) };
  useCrumbPath([home, { label: title }]);
  useSectionOfAddress(data !== undefined);

  return (
    <Page>
      <title>{titleOf(title)}</title>
      {isMissing && (
        <EmptyState title={messages.notFoundTitle} action={<LinkButton href={home.href}>{messages.whole}</LinkButton>}>
          {messages.notFoundText}
        </EmptyState>
      )}
      {error && !isMissing && (
        <ReadError title={messages.articleFailed} error={error} isRetrying={isRetrying} retry={retry} />
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Article article={data.data} type={type} />}
    </Page>
  );
}

function Article({ article, type }: { article: DocumentText; type: ArticleType }) {
  const { titles } = useMessages();
  const messages = useMessages(documentationMessages);
  const { data } = useRead('/api/md-documents/list/{type}', { params: { type } });
  const { fileName, title, content, sections, updatedOn, minutes } = article;
  const others = data?.data ?? [];
  const next = others[others.findIndex((other) => other.fileName === fileName) + 1];
  const topSections = sections.filter(({ depth }) => depth === topDepth);

  return (
    <ArticleLayout
      nav={
        <ContentsList
          label={messages.kinds[type]}
          items={others.map((other) => ({
            href: documentHref(type, other.fileName),
            label: other.title,
            current: other.fileName === fileName,
          }))}
        />
      }
      contents={
        <ContentsList
          label={messages.onThisPage}
          items={topSections.map(({ id, title: label }) => ({ href: `#${id}`, label }))}
        />
      }
    >
      <Stack>
        <PageHead
          title={title}
          kicker={
            <>
              <Link href={addressOf(addresses.documentation)}>{titles.documentation}</Link>,{' '}
              {messages.kinds[type].toLowerCase()}
            </>
          }
        >
          {messages.updated} <DateTime at={updatedOn} show="day" inSentence />, {messages.minutes(minutes)}
        </PageHead>
        <ArticleText text={content} />
        {next && (
          <LinkButton href={documentHref(type, next.fileName)}>
            {messages.next}: {next.title} <Icon of={ArrowRight} />
          </LinkButton>
        )}
      </Stack>
    </ArticleLayout>
  );
}
