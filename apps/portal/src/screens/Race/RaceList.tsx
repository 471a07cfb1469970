import { Bleed, Page } from '@otryv/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useEvents } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { ListEmpty, type ListEmptyProps } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListRow, toListRows } from './listRows.ts';
import { useListFilters } from './useListFilters.ts';

interface ListTableProps {
  caption: string;
  rows: readonly ListRow[];
  hrefOf: (row: { id: number }) => string;
  loading: boolean;
  error: string | undefined;
  onRetry: () => void;
  empty: ReactElement;
}

export interface RaceListProps extends Pick<ListEmptyProps, 'elsewhere'> {
  /** Whether the list is of races that have started, or of those to come. */
  started: boolean;
  words: ListEmptyProps['words'] & { title: string; caption: string };
  /** The name of the section, as the path has it. */
  section: string;
  /** Stands over the filters. */
  head: ReactNode;
  table: ComponentType<ListTableProps>;
  /** Where a race of the list leads, by its number in the game. */
  pathOf: (id: number) => string;
}

/** A list of races with its filters and pages, all kept in the address. */
export function RaceList({ started, words, section, head, table: Table, pathOf, elsewhere }: RaceListProps) {
  const messages = useMessages();
  const filters = useListFilters();
  const { search, organizerId, page, size } = filters;
  const { data, error, retry } = useEvents({ started, search, organizerId, page, docsOnPage: size });
  useScreenPath([{ label: section }]);

  return (
    <Page width="table">
      <title>{messages.titleOf(words.title)}</title>
      {head}
      <ListToolbar filters={filters} organizers={data?.organizers ?? []} />
      <Bleed>
        <Table
          caption={words.caption}
          rows={data ? toListRows(data, messages) : []}
          hrefOf={({ id }) => pathOf(id)}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={<ListEmpty {...{ filters, words, elsewhere }} />}
        />
      </Bleed>
      <ListFoot filters={filters} pageCount={data?.quantityPages ?? 0} />
    </Page>
  );
}
