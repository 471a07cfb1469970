import { ResultsTable, type ResultsTableRow } from '@otryv/tables';
import { OtryvProvider } from '@otryv/ui';
import rows from './rows.json';

const riders = 420;
const heaviestFirst = [{ column: 'weight', ascending: false }];

const long = Array.from({ length: riders }, (_, at) => {
  const row = (rows as ResultsTableRow[])[at % rows.length] as ResultsTableRow;
  const weightKg = { value: 60 + ((at * 7919) % riders) / 20 };
  return { ...row, id: `${at}`, profileId: at + 1, weightKg };
});

/** Renders a protocol longer than a server renders completely, in an order that the server has to compute. */
export function LongTable() {
  return (
    <OtryvProvider locale="ru" timeZone="Europe/Moscow" now={Date.UTC(2026, 10, 21, 12)} flagUrl="/flags/{code}.svg">
      <ResultsTable rows={long} caption="Протокол" defaultSort={heaviestFirst} moreHref="?all" />
    </OtryvProvider>
  );
}
