import { toRaceListRow } from '@otryv/client/rows';
import type { EventList } from '@otryv/contract';
import type { ru as eventMessages } from './messages/ru.ts';

/** The rows of the schedule and of the results. */
export function toListRows({ events, routes }: Pick<EventList, 'events' | 'routes'>, { kinds }: typeof eventMessages) {
  return events.map((event) => toRaceListRow(event, { routes, kinds }));
}

export type ListRow = ReturnType<typeof toListRows>[number];
