import type { EventList } from '@otryv/contract';
import type { Messages } from '../../messages/useMessages.ts';
import { raceFacts } from './raceFacts.ts';

/** The rows of the schedule and of the results: an event with what its first group says of the race. */
export function toListRows({ events, routes }: EventList, messages: Messages) {
  return events.map((event) => ({ ...event, ...raceFacts(event, routes, messages) }));
}

export type ListRow = ReturnType<typeof toListRows>[number];
