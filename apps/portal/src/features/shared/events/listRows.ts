import type { EventList } from '@otryv/contract';
import type { EventMessages } from './messages/useEventMessages.ts';
import { raceFacts } from './raceFacts.ts';

/** The rows of the schedule and of the results: an event with the facts of its first group. */
export function toListRows({ events, routes }: Pick<EventList, 'events' | 'routes'>, messages: EventMessages) {
  return events.map((event) => ({ ...event, ...raceFacts(event, routes, messages) }));
}

export type ListRow = ReturnType<typeof toListRows>[number];
