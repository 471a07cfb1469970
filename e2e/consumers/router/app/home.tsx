import { ResultsTable, StandingsTable } from '@otryv/tables';
import { OtryvProvider } from '@otryv/ui';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/home';
import { renderedAt, results, stages, standings } from './rows';

/** Returns the protocol immediately, and streams the standings after it. */
export async function loader() {
  return {
    now: renderedAt,
    results,
    standings: new Promise<typeof standings>((resolve) => setImmediate(() => resolve(standings))),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <OtryvProvider
      locale="ru"
      timeZone="Europe/Moscow"
      flagUrl="/flags/{code}.svg"
      initialNow={loaderData.now}
      renderLink={({ href, ...props }) => <Link to={href} {...props} />}
    >
      <ResultsTable
        caption="Протокол"
        rows={loaderData.results}
        profileHref={({ profileId }) => `/riders/${profileId}`}
      />
      <Suspense fallback="…">
        <Standings given={loaderData.standings} />
      </Suspense>
    </OtryvProvider>
  );
}

function Standings({ given }: { given: Promise<typeof standings> }) {
  return <StandingsTable kind="tour" rows={use(given)} stages={stages} />;
}
