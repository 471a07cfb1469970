import type { EventList } from '@otryv/contract';
import { EmptyState, ErrorState, Grid, LinkButton, Page, Section, Skeleton, VisuallyHidden } from '@otryv/ui';
import { useComingEvents } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { NextRace } from '../Race/NextRace.tsx';
import { JustFinished } from './JustFinished.tsx';
import { RaceCards } from './RaceCards.tsx';

/** What starts today and tomorrow, the next one first and large, and what has just finished. */
export function HomeScreen() {
  const { home, sections, titleOf } = useMessages();
  const { data, error, isRetrying, retry } = useComingEvents();
  useScreenPath([{ label: sections.home }]);

  return (
    <Page width="table">
      <title>{titleOf(home.title)}</title>
      <VisuallyHidden>
        <h1>{home.title}</h1>
      </VisuallyHidden>
      {error && (
        <ErrorState title={home.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <ComingSkeleton />}
      {data && <Coming list={data} />}
      <JustFinished />
    </Page>
  );
}

function Coming({ list: { events, routes } }: { list: EventList }) {
  const { home } = useMessages();
  const [next, ...later] = events;
  if (next) {
    return (
      <>
        <NextRace event={next} routes={routes} />
        <RaceCards events={later} routes={routes} />
      </>
    );
  }

  return (
    <EmptyState
      title={home.emptyTitle}
      action={
        <LinkButton kind="primary" href={paths.schedule}>
          {home.whole}
        </LinkButton>
      }
    >
      {home.emptyText}
    </EmptyState>
  );
}

function ComingSkeleton() {
  const { home } = useMessages();

  return (
    <>
      <Skeleton shape="hero" />
      <Section title={home.title}>
        <Grid>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Grid>
      </Section>
    </>
  );
}
