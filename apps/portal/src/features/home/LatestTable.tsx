import type { EventList } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable, type ResultsListTableProps } from '@otryv/tables';
import { Bleed } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { toListRows } from '../shared/events/listRows.ts';
import { ru as eventMessages } from '../shared/events/messages/ru.ts';
import { organizerHref } from '../shared/links/organizerHref.ts';
import { ru as homeMessages } from './messages/ru.ts';

// Next to the aside there is space for the result, but not for the route.
const ofRoute = ['route', 'distance', 'elevation'];
const withoutRoute: ResultsListTableProps['columns'] = (columns) =>
  columns.map((column) => (ofRoute.includes(column.key) ? { ...column, isShown: false } : column));

interface LatestTableProps {
  list: EventList | undefined;
  /** Number of requested races. */
  count: number;
}

/** Renders the latest finished races as rows. */
export function LatestTable({ list, count }: LatestTableProps) {
  const { justFinished } = useMessages(homeMessages);
  const messages = useMessages(eventMessages);

  return (
    <Bleed>
      <ResultsListTable
        caption={justFinished}
        rows={list ? toListRows(list, messages) : []}
        loading={!list && count}
        columns={withoutRoute}
        organizerHref={organizerHref}
        hrefOf={(row) => addressOf(addresses.raceResults, { eventId: row.id })}
      />
    </Bleed>
  );
}
