import { ResultsTable, StandingsTable } from '@otryv/tables';
import { OtryvProvider } from '@otryv/ui';
import { Suspense } from 'react';
import { renderedAt, results, stages, standings } from './rows';

// Rendered on each request, as if the rows came from an API.
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <OtryvProvider locale="ru" timeZone="Europe/Moscow" flagUrl="/flags/{code}.svg" initialNow={renderedAt}>
      <ResultsTable caption="Протокол" rows={results} />
      <Suspense fallback="…">
        <Standings />
      </Suspense>
    </OtryvProvider>
  );
}

/** Renders the standings, streamed after the rest. */
async function Standings() {
  const rows = await Promise.resolve(standings);
  return <StandingsTable kind="tour" rows={rows} stages={stages} />;
}
