import type { Event, RouteSummary } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay, groupBy } from '@otryv/race';
import { EventCard, Grid, Section, useNow, useOtryv, WorldRoute } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as eventMessages } from '../shared/events/messages/ru.ts';
import { raceFacts } from '../shared/events/raceFacts.ts';
import { useOwnGroup } from '../shared/events/useOwnGroup.ts';
import { ru as homeMessages } from './messages/ru.ts';
import { WholeListLink } from './WholeListLink.tsx';

export interface RaceCardsProps {
  events: readonly Event[];
  routes: readonly RouteSummary[];
}

const minuteMs = 60_000;
/** Number of cards in one row. */
const rowOfCards = 3;

/** Renders races as posters: in one row, or grouped by day. */
export function RaceCards({ events, routes }: RaceCardsProps) {
  const home = useMessages(homeMessages);
  const { pages } = useMessages();
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const isRow = events.length <= rowOfCards;
  const days = groupBy(events, ({ eventStart }) =>
    isRow ? pages.home : formatDay(eventStart, { locale, timeZone, now }),
  );

  return [...days].map(([day, ofDay], at) => (
    <Section
      key={day}
      title={day}
      action={at === 0 && <WholeListLink href={addressOf(addresses.schedule)}>{home.whole}</WholeListLink>}
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
  const home = useMessages(homeMessages);
  const ownGroup = useOwnGroup(event.id);
  const { kind, palette, profile, distanceKm, ...facts } = raceFacts(event, routes, useMessages(eventMessages));

  return (
    <EventCard
      title={event.name}
      href={addressOf(addresses.event, { eventId: event.id })}
      startsAt={event.eventStart}
      kind={kind}
      palette={palette}
      route={profile}
      distanceKm={distanceKm}
      meta={
        <>
          <WorldRoute world={facts.world} route={facts.route} elevationM={facts.elevationM} laps={facts.laps} />
          {facts.access === 'club' && home.clubOnly}
        </>
      }
      counts={facts.counts}
      ownGroup={ownGroup}
    />
  );
}
