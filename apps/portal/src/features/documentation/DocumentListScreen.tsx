import { addresses, addressOf } from '@otryv/contract/addresses';
import { Card, LineItem, LineList, Link, Page, PageHead, Section, Skeleton } from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { DocumentSearch } from './DocumentSearch.tsx';
import { type ArticleType, documentHref } from './documentHrefs.ts';
import { ru as documentationMessages } from './messages/ru.ts';

/** Renders every article of a kind. */
export function DocumentListScreen({ type }: { type: ArticleType }) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(documentationMessages);
  const { data, error, isRetrying, retry } = useRead('/api/md-documents/list/{type}', { params: { type } });
  const title = messages.kinds[type];
  const home = addressOf(addresses.documentation);
  useCrumbPath([{ label: titles.documentation, href: home }, { label: title }]);

  return (
    <Page>
      <title>{titleOf(title)}</title>
      <PageHead title={title} kicker={<Link href={home}>{titles.documentation}</Link>} />
      <DocumentSearch>
        {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
        {!error && !data && <Skeleton shape="block" />}
        {data && (
          <Section title={messages.all(data.data.length)}>
            <Card>
              <LineList>
                {data.data.map(({ fileName, title: name, summary }) => (
                  <LineItem
                    key={fileName}
                    title={<Link href={documentHref(type, fileName)}>{name}</Link>}
                    detail={summary}
                  />
                ))}
              </LineList>
            </Card>
          </Section>
        )}
      </DocumentSearch>
    </Page>
  );
}
