import { toRaceListRow } from '@otryv/client/rows';
import type { EventList } from '@otryv/contract';
import type { EventMessages } from './messages/useEventMessages.ts';

/** The rows of the schedule and of the results. */
export function toListRows({ events, routes }: Pick<EventList, 'events' | 'routes'>, { kinds }: EventMessages) {
  return events.map((event) => toRaceListRow(event, { routes, kinds }));
}

export type ListRow = ReturnType<typeof toListRows>[number];
