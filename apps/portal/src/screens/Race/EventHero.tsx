import type { EventDetails } from '@otryv/contract';
import { formatDistance, formatElevation } from '@otryv/race';
import { DateTime, Hero, LinkButton, type MetaItem, RouteFigure, WorldRoute } from '@otryv/ui';
import { CalendarDays, Globe, Lock, Map as MapIcon, Megaphone } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { keyFigure } from './keyFigure.ts';
import { raceFacts } from './raceFacts.ts';

const gamePage = (id: number) => `https://www.zwift.com/events/view/${id}`;

/** The head of a race to come: when, where, whose, and the way to sign up. */
export function EventHero({ details: { event, routes } }: { details: EventDetails }) {
  const messages = useMessages();
  const { kind, profile, distanceKm, elevationM, world, route, laps } = raceFacts(event, routes, messages);

  return (
    <Hero
      size="event"
      kicker={kind}
      title={event.name}
      meta={useMeta(event, <WorldRoute world={world} route={route} />)}
      figures={[
        keyFigure(messages.event.distance, formatDistance(distanceKm)),
        keyFigure(messages.event.climb, formatElevation(elevationM)),
        keyFigure(messages.event.laps, laps === null ? '' : String(laps)),
        keyFigure(messages.event.registered, String(event.signedRiders.length)),
      ].flat()}
      actions={
        <LinkButton kind="primary" size="l" href={gamePage(event.id)} target="_blank" rel="noopener noreferrer">
          {messages.event.register}
        </LinkButton>
      }
      figure={<RouteFigure route={profile} distanceKm={distanceKm} />}
    />
  );
}

function useMeta(event: EventDetails['event'], where: MetaItem['content']): MetaItem[] {
  const { event: messages } = useMessages();
  const isClub = event.microserviceEventVisibility === 'DEFINED_BY_RESOURCE_ID';
  const isByLink = event.microserviceEventVisibility === 'SHAREABLE';
  const access = isClub ? messages.clubOnly : isByLink ? messages.byLink : messages.openToAll;
  return [
    { key: 'start', icon: CalendarDays, content: <DateTime at={event.eventStart} /> },
    { key: 'where', icon: MapIcon, content: where },
    ...(event.organizer
      ? [{ key: 'organizer', icon: Megaphone, content: event.organizerId?.name ?? event.organizer }]
      : []),
    { key: 'access', icon: isClub ? Lock : Globe, content: access },
  ];
}
