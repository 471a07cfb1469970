import type { Event, RouteSummary } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { EventCard, Grid, Section, useNow, useOtryv, WorldRoute } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { raceFacts } from '../Race/raceFacts.ts';
import { WholeListLink } from './WholeListLink.tsx';

export interface RaceCardsProps {
  events: readonly Event[];
  routes: readonly RouteSummary[];
}

const minuteMs = 60_000;

/** Races as posters, a heading for every day. */
export function RaceCards({ events, routes }: RaceCardsProps) {
  const { home } = useMessages();
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const days = Map.groupBy(events, ({ eventStart }) => formatDay(eventStart, { locale, timeZone, now }));

  return [...days].map(([day, ofDay], at) => (
    <Section
      key={day}
      title={day}
      action={at === 0 && <WholeListLink href={paths.schedule}>{home.whole}</WholeListLink>}
    >
      <Grid>
        {ofDay.map((event) => (
          <RaceCard key={event.id} event={event} routes={routes} />
        ))}
      </Grid>
    </Section>
  ));
}

function RaceCard({ event, routes }: { event: Event; routes: readonly RouteSummary[] }) {
  const messages = useMessages();
  const { kind, palette, profile, distanceKm, ...facts } = raceFacts(event, routes, messages);

  return (
    <EventCard
      title={event.name}
      href={paths.event(event.id)}
      startsAt={event.eventStart}
      kind={kind}
      palette={palette}
      route={profile}
      distanceKm={distanceKm}
      meta={
        <>
          <WorldRoute world={facts.world} route={facts.route} elevationM={facts.elevationM} laps={facts.laps} />
          {facts.access === 'club' && messages.home.clubOnly}
        </>
      }
      counts={facts.counts}
    />
  );
}
