import type { EventDetails } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  admitsNobody,
  daysBetween,
  epochMs,
  formatDistance,
  formatDuration,
  formatElevation,
  formatLaps,
  peopleOf,
} from '@otryv/race';
import {
  DateTime,
  Hero,
  Icon,
  type KeyFigure,
  LinkButton,
  type MetaItem,
  RouteFigure,
  useNow,
  useOtryv,
  WorldRoute,
} from '@otryv/ui';
import { ArrowUpRight, CalendarDays, Globe, Hourglass, Link2, Lock, Map as MapIcon, Pencil } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { SubscribeButton } from '../../shared/calendar/SubscribeButton.tsx';
import { ru as eventMessages } from '../../shared/events/messages/ru.ts';
import { type RaceFacts, raceFacts } from '../../shared/events/raceFacts.ts';
import { RemoveEventButton } from '../../shared/events/removal/RemoveEventButton.tsx';
import { useMayEditEvent } from '../../shared/events/useEventRights.ts';
import { keyFigure } from '../keyFigure.ts';
import { ru as raceMessages } from '../messages/ru.ts';
import { organizerItem } from '../organizerItem.tsx';
import { seriesItem } from '../seriesItem.tsx';
import { CalendarButton } from './CalendarButton.tsx';

const gamePage = (id: number) => `https://www.zwift.com/events/view/${id}`;
const accessIcons = { all: Globe, link: Link2, club: Lock };
const secondMs = 1000;
const dayMs = 86_400_000;

export interface EventHeroProps {
  details: EventDetails;
  /** Whether the race has started. */
  hasBegun: boolean;
}

/**
 * Renders the header of a race that is not over: time, route, organizer, and the link to sign up, or to the protocol
 * once started.
 */
export function EventHero({ details: { event, routes }, hasBegun }: EventHeroProps) {
  const messages = useMessages(raceMessages);
  const { locale } = useOtryv();
  const mayEdit = useMayEditEvent(event);
  const facts = raceFacts(event, routes, useMessages(eventMessages));
  const laps = formatLaps(facts.laps, locale).split('\u00a0');

  return (
    <Hero
      size="event"
      kicker={facts.kind}
      title={event.name}
      meta={[
        ...useMeta(event, facts),
        ...(hasBegun ? [{ key: 'running', icon: Hourglass, content: messages.event.running }] : []),
      ]}
      figures={[
        useTimeLeft(event.eventStart),
        keyFigure(messages.event.distance, formatDistance(facts.distanceKm, { locale })),
        keyFigure(messages.event.duration, formatDuration(facts.durationMs, { short: true })),
        keyFigure(messages.event.climb, formatElevation(facts.elevationM, { locale })),
        keyFigure(laps[1] ?? '', laps[0] ?? ''),
        keyFigure(messages.event.registered, String(peopleOf(event.signedRiders).length)),
      ].flat()}
      actions={
        <>
          {hasBegun && (
            <LinkButton kind="primary" size="l" href={addressOf(addresses.raceResults, { eventId: event.id })}>
              {messages.event.toProtocol}
            </LinkButton>
          )}
          {!hasBegun && !admitsNobody(event) && (
            <LinkButton kind="primary" size="l" href={gamePage(event.id)} target="_blank" rel="noopener noreferrer">
              {messages.event.register} <Icon of={ArrowUpRight} />
            </LinkButton>
          )}
          {!hasBegun && <CalendarButton event={event} />}
          <SubscribeButton size="l" feed={event.organizerId?.isPublished ? event.organizerId : 'everybody'} />
          {mayEdit && (
            <>
              <LinkButton size="l" href={addressOf(addresses.eventEdit, { eventId: event.id })}>
                <Icon of={Pencil} /> {messages.race.edit}
              </LinkButton>
              <RemoveEventButton
                size="l"
                label={messages.event.remove}
                event={{ id: event.id, name: event.name, started: event.started, riders: removedRiders(event) }}
                next={addressOf(addresses.schedule)}
              />
            </>
          )}
        </>
      }
      figure={<RouteFigure route={facts.profile} distanceKm={facts.distanceKm} />}
    />
  );
}

function removedRiders({ started, signedRiders, totalFinishedCount }: EventDetails['event']): number {
  return started ? (totalFinishedCount ?? 0) : peopleOf(signedRiders).length;
}

function useMeta(event: EventDetails['event'], { world, route, access }: RaceFacts): MetaItem[] {
  const { event: messages } = useMessages(raceMessages);
  const words = { all: messages.openToAll, link: messages.byLink, club: messages.clubOnly }[access];
  return [
    { key: 'start', icon: CalendarDays, content: <DateTime at={event.eventStart} /> },
    { key: 'where', icon: MapIcon, content: <WorldRoute world={world} route={route} /> },
    ...seriesItem(event),
    ...organizerItem(event),
    { key: 'access', icon: accessIcons[access], content: words },
  ];
}

/** Returns the time to the start in calendar days, as the schedule counts them; within the last day to the second. */
function useTimeLeft(eventStart: string): KeyFigure[] {
  const { event: messages } = useMessages(raceMessages);
  const { timeZone } = useOtryv();
  const now = useNow(secondMs);
  const start = epochMs(eventStart) ?? 0;
  const left = start - now;
  if (left <= 0) return [];
  const days = left < dayMs ? 0 : daysBetween(now, start, timeZone);
  return keyFigure(messages.untilStart, days > 0 ? messages.days(days) : formatDuration(left, { short: true }));
}
