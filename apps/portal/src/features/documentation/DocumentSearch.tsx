import { EmptyState, LineItem, LineList, Link, SearchField, Section, Skeleton, Stack, Toolbar } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useTypedSearch } from '../../lib/navigation/useTypedSearch.ts';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { documentHref } from './documentHrefs.ts';
import { ru as documentationMessages } from './messages/ru.ts';

const fewestLetters = 2;

/** Renders the search field, and its results in place of the page below. */
export function DocumentSearch({ children }: { children: ReactNode }) {
  const messages = useMessages(documentationMessages);
  const { typed, type, search } = useTypedSearch();
  const isSearching = search.trim().length >= fewestLetters;

  return (
    <Stack>
      <Toolbar>
        <SearchField size="l" label={messages.search} placeholder={messages.searchHint} value={typed} onChange={type} />
      </Toolbar>
      <ScriptsNote of="search" />
      {isSearching ? <Hits search={search} /> : <div>{children}</div>}
    </Stack>
  );
}

function Hits({ search }: { search: string }) {
  const messages = useMessages(documentationMessages);
  const { data, error, isRetrying, retry } = useRead(
    '/api/md-documents/search',
    { query: { search: search.trim() } },
    { keepPreviousData: true },
  );
  if (error) {
    return <ReadError title={messages.searchFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0) return <EmptyState title={messages.nothingFound}>{messages.nothingFoundText}</EmptyState>;

  return (
    <Section title={messages.found(data.data.length)} aria-live="polite">
      <LineList>
        {data.data.map(({ type, fileName, title, section, excerpt }) => {
          const href = documentHref(type, fileName, section?.id);
          return (
            <LineItem
              key={href}
              title={<Link href={href}>{section?.title ?? title}</Link>}
              detail={`${type === 'faq' ? title : `${messages.kinds[type]}, ${title}`}. ${excerpt}`}
            />
          );
        })}
      </LineList>
    </Section>
  );
}
