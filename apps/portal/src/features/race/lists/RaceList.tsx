import type { Event } from '@otryv/contract';
import type { AddressKey } from '@otryv/contract/addresses';
import { Bleed, type MenuEntry, Page, Skeleton, Toolbar } from '@otryv/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { ListFoot } from '../../../lib/lists/ListFoot.tsx';
import { ListRows } from '../../../lib/lists/ListRows.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../../lib/navigation/crumbs.tsx';
import { type ListRow, toListRows } from '../../shared/events/listRows.ts';
import { ru as eventMessages } from '../../shared/events/messages/ru.ts';
import { type OfOrganizer, organizerHref } from '../../shared/links/organizerHref.ts';
import { type OfSeries, seriesOfEventHref } from '../../shared/series/seriesOfEvent.ts';
import { useRowMenus } from '../rowMenus/useRowMenus.tsx';
import { ListEmpty, type ListEmptyProps } from './ListEmpty.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useEvents } from './useEvents.ts';
import { useListFilters } from './useListFilters.ts';

const none: readonly Event[] = [];
const loading = { data: undefined, error: undefined };

interface ListTableProps {
  caption: string;
  rows: readonly ListRow[];
  hrefOf: (row: { id: number }) => string;
  organizerHref: (row: OfOrganizer) => string | null;
  seriesHref: (row: OfSeries) => string | null;
  menuOf: ((row: { id: number }) => readonly MenuEntry[]) | undefined;
  loading: boolean;
  error: string | undefined;
  onRetry: (() => void) | undefined;
  empty: ReactElement;
}

export interface RaceListProps extends Pick<ListEmptyProps, 'elsewhere'> {
  /** Whether the list shows started races, or coming ones. */
  started: boolean;
  texts: ListEmptyProps['texts'] & { title: string; caption: string };
  /** Address of the list. */
  address: AddressKey;
  /** Rendered above the filters. */
  head: ReactNode;
  /** Whether the head is still loading: the list, which it would push down, shows until then that it loads too. */
  isHeadWaiting?: boolean;
  table: ComponentType<ListTableProps>;
  /** Returns the address of a race by its number in the game. */
  pathOf: (id: number) => string;
}

/** Renders a list of races with its filters and pages, all kept in the address. */
export function RaceList(given: RaceListProps) {
  const { started, texts, address, head, isHeadWaiting = false, table: Table, pathOf, elsewhere } = given;
  const { titleOf } = useMessages();
  const messages = useMessages(eventMessages);
  const filters = useListFilters();
  const { search, organizerId, page, size } = filters;
  const list = useEvents({ started, search, organizerId, page, docsOnPage: size });
  const { data, error } = isHeadWaiting ? loading : list;
  const { menuOf, dialog } = useRowMenus(data?.events ?? none);
  useScreenPath(address);

  return (
    <Page width="table">
      <title>{titleOf(texts.title)}</title>
      {head}
      {isHeadWaiting ? (
        <Toolbar>
          <Skeleton shape="title" width="l" />
        </Toolbar>
      ) : (
        <ListToolbar filters={filters} organizers={data?.organizers ?? []} />
      )}
      {/* The same table would be pushed down by the head. */}
      <Bleed key={isHeadWaiting ? 'waiting' : 'rows'}>
        <ListRows>
          <Table
            caption={texts.caption}
            rows={data ? toListRows(data, messages) : []}
            hrefOf={({ id }) => pathOf(id)}
            organizerHref={organizerHref}
            seriesHref={seriesOfEventHref}
            menuOf={menuOf}
            loading={!data && !error}
            error={error?.message}
            onRetry={list.retry}
            empty={<ListEmpty {...{ filters, texts, elsewhere }} />}
          />
        </ListRows>
      </Bleed>
      {dialog}
      {!isHeadWaiting && <ListFoot pages={filters} pageCount={data?.quantityPages ?? 0} />}
    </Page>
  );
}
