import type { Event, NextRaces } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';

/** Formats a coming race in plain values and text, for chat bots. */
export function toNextRace(event: Event, catalogue: CatalogueService, publicUrl: string): NextRaces['data'][number] {
  const clubId = event.microserviceExternalResourceId;
  const [route] = catalogue.listSummariesOf([event.routeId ?? event.eventSubgroups[0]?.routeId ?? null]);
  return {
    id: event.id,
    name: event.name,
    start: event.eventStart,
    startText: `${startText(event.eventStart)} МСК`,
    type: event.eventType,
    visibility: event.microserviceEventVisibility,
    organizer: event.organizer,
    club: event.clubName,
    clubUrl: clubId && `https://www.zwift.com/eu/clubs/${clubId}/join`,
    registrationUrl: `https://www.zwift.com/events/view/${event.id}`,
    url: new URL(addressOf(addresses.event, { eventId: event.id }), publicUrl).href,
    world: route?.world ?? null,
    route: route?.name ?? null,
    groups: event.eventSubgroups.map((group) => ({
      label: group.subgroupLabel,
      distanceInKilometers: distanceOf(group),
      elevationInMeters: group.distanceSummary?.elevationGainInMeters ?? null,
      durationInSeconds: positive(group.durationInSeconds),
      laps: positive(group.laps),
    })),
  };
}

function startText(start: string): string {
  // biome-ignore lint/plugin: borders.test.ts reads it.
  return new Date(start).toLocaleString('ru', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  });
}

function distanceOf({ distanceInMeters, distanceSummary }: Event['eventSubgroups'][number]): number | null {
  return distanceInMeters > 0 ? distanceInMeters / 1000 : (distanceSummary?.distanceInKilometers ?? null);
}

/** Returns the length if the race is defined by it; 0 means it is defined by another. */
function positive(value: number): number | null {
  return value > 0 ? value : null;
}
