import { addresses, addressOf } from '@otryv/contract/addresses';
import { lazyPart, Section, Skeleton } from '@otryv/ui';
import { Suspense } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useOngoingRaces } from '../shared/events/useOngoingRaces.ts';
import { ru as homeMessages } from './messages/ru.ts';
import { useLatestResults } from './useComingEvents.ts';
import { WholeListLink } from './WholeListLink.tsx';

const shown = 5;

// Loaded with the table package, after the cards above it.
const LatestTable = lazyPart(async () => ({ default: (await import('./LatestTable.tsx')).LatestTable }));

/** Renders the latest finished races; nothing while there are none. */
export function JustFinished() {
  const home = useMessages(homeMessages);
  const ongoing = useOngoingRaces();
  const { data, error } = useLatestResults(
    shown,
    ongoing.data?.data.map(({ event }) => event.id),
  );
  if (error || data?.events.length === 0) return null;

  return (
    <Section
      title={home.justFinished}
      action={<WholeListLink href={addressOf(addresses.results)}>{home.allResults}</WholeListLink>}
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <LatestTable list={data} count={shown} />
      </Suspense>
    </Section>
  );
}
