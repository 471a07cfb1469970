import { addresses, addressOf } from '@otryv/contract/addresses';
import type { Embed } from '@otryv/contract/embed';
import { portalPageOf, wholeSchedule } from '@otryv/contract/embed-pages';
import { embedCatalogues } from '../messages/messages.ts';
import { type Asked, dataOf, type Kind } from './kind.ts';

const usualRaces = 10;
const mostRaces = 100;

/** Describes the read of upcoming races of an organizer, or of all. */
export function comingRaces(id: string, count: number): Asked<'/api/race/events'> {
  const ofOrganizer = id === wholeSchedule ? '' : `&organizerId=${id}`;
  return {
    address: `/api/race/events?started=false&docsOnPage=${count}${ofOrganizer}`,
    keep: (data) => ({
      ...data,
      organizers: [],
      events: data.events.map((event) => ({ ...event, description: '' })),
      routes: data.routes.map((route) => ({ ...route, heights: null, climbs: [] })),
    }),
  };
}

export const scheduleOf = ({ id, options: { rows } }: Embed) =>
  comingRaces(id, Math.min(rows ?? usualRaces, mostRaces));

/** The schedule of an organizer, or of the whole portal. */
export const schedule: Kind = {
  isTimed: true,
  asks: (embed) => [scheduleOf(embed)],
  factsOf: ({ embed, reads }) => {
    const events = dataOf(reads, scheduleOf(embed))?.events;
    if (!events) return null;
    const organizer = embed.id === wholeSchedule ? null : events[0]?.organizerId;
    const { title } = embedCatalogues[embed.options.locale].schedule;
    return {
      title: organizer ? `${title}, ${organizer.name}` : title,
      path: organizer?.isPublished
        ? addressOf(addresses.organizerSchedule, { urlSlug: organizer.urlSlug })
        : portalPageOf(embed),
      races: events.map(({ eventStart }) => ({ start: eventStart, isSettled: false })),
    };
  },
};
