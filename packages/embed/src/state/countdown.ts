import type { Event } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { isEvent, portalPageOf } from '@otryv/contract/embed-pages';
import { epochMs } from '@otryv/race';
import { embedCatalogues } from '../messages/messages.ts';
import type { EmbedReads } from './embedState.ts';
import { eventOf } from './event.ts';
import { dataOf, type Kind } from './kind.ts';
import { comingRaces } from './schedule.ts';

/**
 * Returns the event that is counted down to, specific or next; `undefined` if there is none, `null` if it is missing.
 */
export function awaitedEvent(id: string, reads: EmbedReads): Event | null | undefined {
  if (isEvent(id)) return dataOf(reads, eventOf(id))?.event ?? null;
  const coming = dataOf(reads, comingRaces(id, 1));
  return coming === null ? null : coming.events[0];
}

/** Returns the page of an event, or of its results once it has started. */
export function pageOfEvent({ id, eventStart }: Pick<Event, 'id' | 'eventStart'>, now: number): string {
  const hasStarted = now >= (epochMs(eventStart) ?? now);
  return addressOf(hasStarted ? addresses.raceResults : addresses.event, { eventId: id });
}

/** The time until a race. */
export const countdown: Kind = {
  isTimed: true,
  asks: ({ id }) => [isEvent(id) ? eventOf(id) : comingRaces(id, 1)],
  factsOf: ({ embed, reads, now }) => {
    const event = awaitedEvent(embed.id, reads);
    if (event === null) return null;
    if (!event) {
      return { title: embedCatalogues[embed.options.locale].countdown.title, path: portalPageOf(embed), races: [] };
    }
    // A countdown shows no results, so it waits for none.
    const races = [{ start: event.eventStart, isSettled: true }];
    return { title: event.name, path: pageOfEvent(event, now), races };
  },
};
