import type { EventList } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  Aside,
  Columns,
  EmptyState,
  Grid,
  LinkButton,
  lazyPart,
  Page,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@otryv/ui';
import { Suspense } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { NextRace } from '../shared/events/NextRace.tsx';
import { OngoingList } from '../shared/events/OngoingList.tsx';
import { useOngoingRaces } from '../shared/events/useOngoingRaces.ts';
import { JustFinished } from './JustFinished.tsx';
import { ru as homeMessages } from './messages/ru.ts';
import { RaceCards } from './RaceCards.tsx';
import { useComingEvents } from './useComingEvents.ts';

// Beside the races, and not needed to view them.
const BesideRaces = lazyPart(async () => ({ default: (await import('./BesideRaces.tsx')).BesideRaces }));

/** Renders ongoing races, the starts of today and tomorrow with the next one large, and the latest results. */
export function HomeScreen() {
  const home = useMessages(homeMessages);
  const { titleOf, pages } = useMessages();
  const { data, error, isRetrying, retry } = useComingEvents();
  const ongoing = useOngoingRaces(data?.events[0]?.eventStart);
  // Ongoing races would push everything else down if they arrived later.
  const isWaiting = !ongoing.data && !ongoing.error && !error;
  useScreenPath('home');

  return (
    // The same page would be moved by the margin of what comes first.
    <Page key={isWaiting ? 'waiting' : 'races'} width="table">
      <title>{titleOf(pages.home)}</title>
      <VisuallyHidden>
        <h1>{pages.home}</h1>
      </VisuallyHidden>
      {isWaiting ? (
        <Waiting />
      ) : (
        <>
          {ongoing.data && <OngoingList races={ongoing.data.data} onChange={ongoing.reload} />}
          {error && <ReadError title={home.failed} error={error} isRetrying={isRetrying} retry={retry} />}
          {!error && !data && <Skeleton shape="hero" />}
          {data && <Next list={data} />}
          <Columns>
            <div>
              {!error && !data && <LaterSkeleton />}
              {data && <RaceCards events={data.events.slice(1)} routes={data.routes} />}
              <JustFinished />
            </div>
            <Aside>
              <Suspense fallback={<Skeleton shape="block" />}>
                <BesideRaces />
              </Suspense>
            </Aside>
          </Columns>
        </>
      )}
    </Page>
  );
}

function Next({ list: { events, routes } }: { list: EventList }) {
  const home = useMessages(homeMessages);
  const [next] = events;
  if (next) return <NextRace event={next} routes={routes} />;

  return (
    <EmptyState
      title={home.emptyTitle}
      action={
        <LinkButton kind="primary" href={addressOf(addresses.schedule)}>
          {home.whole}
        </LinkButton>
      }
    >
      {home.emptyText}
    </EmptyState>
  );
}

/** Renders placeholders down to the end of the screen: the footer is seen only after the races. */
function Waiting() {
  return (
    <>
      <Skeleton shape="hero" />
      <LaterSkeleton />
      <Skeleton shape="block" />
    </>
  );
}

function LaterSkeleton() {
  const { pages } = useMessages();

  return (
    <Section title={pages.home}>
      <Grid>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
    </Section>
  );
}
