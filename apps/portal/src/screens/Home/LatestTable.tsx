import type { EventList } from '@otryv/contract';
import { ResultsListTable } from '@otryv/tables';
import { Bleed } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { toListRows } from '../Race/listRows.ts';

/** The races that finished last, as rows. */
export function LatestTable({ list }: { list: EventList | undefined }) {
  const messages = useMessages();

  return (
    <Bleed>
      <ResultsListTable
        caption={messages.home.justFinished}
        rows={list ? toListRows(list, messages) : []}
        loading={!list}
        hrefOf={(row) => paths.raceResults(row.id)}
      />
    </Bleed>
  );
}
