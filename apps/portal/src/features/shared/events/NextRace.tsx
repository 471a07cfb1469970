import type { Event, RouteSummary } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay, formatTimeOfDay } from '@otryv/race';
import { LinkButton, NextUp, useNow, useOtryv, WorldRoute } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as eventMessages } from './messages/ru.ts';
import { raceFacts } from './raceFacts.ts';
import { useOwnGroup } from './useOwnGroup.ts';

const minuteMs = 60_000;

/** Renders the next race, large, with a link to it. */
export function NextRace({ event, routes }: { event: Event; routes: readonly RouteSummary[] }) {
  const messages = useMessages(eventMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const ownGroup = useOwnGroup(event.id);
  const { world, route, profile, distanceKm, elevationM, laps, counts } = raceFacts(event, routes, messages);
  const href = addressOf(addresses.event, { eventId: event.id });
  const lineUp = event.eventSubgroups.flatMap(({ lineUpStart }) => lineUpStart ?? []).toSorted()[0];
  const day = formatDay(event.eventStart, { locale, timeZone, now });
  const timeOf = (at: string) => formatTimeOfDay(at, { locale, timeZone });

  return (
    <NextUp
      level={2}
      title={event.name}
      href={href}
      kicker={messages.next.kicker(day.charAt(0).toLowerCase() + day.slice(1), timeOf(event.eventStart))}
      meta={<WorldRoute world={world} route={route} distanceKm={distanceKm} elevationM={elevationM} laps={laps} />}
      counts={counts}
      ownGroup={ownGroup}
      route={profile}
      startsAt={event.eventStart}
      hint={lineUp && messages.next.lineUp(timeOf(lineUp))}
      action={
        <LinkButton kind="primary" size="l" href={href}>
          {messages.next.open}
        </LinkButton>
      }
    />
  );
}
