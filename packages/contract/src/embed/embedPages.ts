import { addresses, addressOf } from '../addresses.ts';
import { type Embed, wholeSchedule } from './embed.ts';

export { choicesOf } from './embedChoices.ts';
export { wholeSchedule };

const organizerIdLength = 24;

/** Returns the path of the portal's page with the same content, as far as it is known without a read. */
export function portalPageOf({ kind, id }: Pick<Embed, 'kind' | 'id'>): string {
  switch (kind) {
    case 'results':
      return addressOf(addresses.raceResults, { eventId: id });
    case 'series':
      return addressOf(addresses.seriesSchedule, { urlSlug: id });
    case 'standings':
      return addressOf(addresses.seriesResults, { urlSlug: id });
    case 'rider':
      return addressOf(addresses.riderResults, { zwiftId: id });
    case 'schedule':
    case 'countdown':
      return isEvent(id) ? addressOf(addresses.event, { eventId: id }) : scheduleOf(id);
  }
}

/** Whether the id of a countdown is an event's, not an organizer's. */
export function isEvent(id: string): boolean {
  return id !== wholeSchedule && id.length < organizerIdLength;
}

function scheduleOf(id: string): string {
  const path = addressOf(addresses.schedule);
  return id === wholeSchedule ? path : `${path}?organizerId=${id}`;
}
