import type { Event } from '@otryv/contract';
import ical, { ICalCalendarMethod } from 'ical-generator';

const hourMs = 3_600_000;
const usualRaceMs = 1.5 * hourMs;

/** One race as the file of a calendar; its id is that of the race in the calendars to subscribe to. */
export function eventCalendar(event: Event, url: URL): string {
  const start = new Date(event.eventStart);
  const seconds = Math.max(0, ...event.eventSubgroups.map(({ durationInSeconds }) => durationInSeconds));
  const calendar = ical({
    prodId: { company: 'Otryv', product: 'Event', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `event-${event.id}@${url.hostname}`,
    sequence: event.revision,
    stamp: new Date(event.updated ?? event.eventStart),
    start,
    end: new Date(start.getTime() + (seconds > 0 ? seconds * 1000 : usualRaceMs)),
    summary: event.name,
    description: { plain: event.description },
    url: url.href,
  });
  return calendar.toString();
}
