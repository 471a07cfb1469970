import { Section, Skeleton } from '@otryv/ui';
import { lazy, Suspense } from 'react';
import { useLatestResults } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { WholeListLink } from './WholeListLink.tsx';

// The first screen is there before the script of tables is.
const LatestTable = lazy(() => import('./LatestTable.tsx').then((module) => ({ default: module.LatestTable })));
const shown = 5;

/** The races that finished last; nothing while there are none. */
export function JustFinished() {
  const { home } = useMessages();
  const { data, error } = useLatestResults(shown);
  if (error || data?.events.length === 0) return null;

  return (
    <Section title={home.justFinished} action={<WholeListLink href={paths.results}>{home.allResults}</WholeListLink>}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <LatestTable list={data} />
      </Suspense>
    </Section>
  );
}
