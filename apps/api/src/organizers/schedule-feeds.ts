import type { Event, ScheduleFeed } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { hourMs, hourSeconds } from '../platform/time-units.ts';
import type { FullOrganizer } from './organizer.ts';

const usualRaceMs = 1.5 * hourMs;
const readAgainSeconds = hourSeconds;

/** What a calendar is called, and the path of its own. */
export interface CalendarHeading {
  name: string;
  description?: string;
  path: string;
}

/** Races as a calendar to subscribe to. */
export function toCalendar(
  { name, description, path }: CalendarHeading,
  events: readonly Event[],
  publicUrl: string,
): string {
  const calendar = ical({
    name,
    ...(description && { description }),
    prodId: { company: 'Otryv', product: 'Schedule', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    url: new URL(path, publicUrl).href,
    ttl: readAgainSeconds,
  });
  for (const event of events) {
    const start = new Date(event.eventStart);
    calendar.createEvent({
      // Calendars know a race again by this, whatever changes of it.
      id: `event-${event.id}@${new URL(publicUrl).hostname}`,
      sequence: event.revision,
      stamp: new Date(event.updated ?? event.eventStart),
      start,
      end: new Date(start.getTime() + durationOf(event)),
      summary: event.name,
      description: { plain: summaryOf(event) },
      url: eventUrl(event, publicUrl),
    });
  }
  return calendar.toString();
}

/** The coming races of an organizer as a JSON Feed 1.1. */
export function toFeed(organizer: FullOrganizer, events: readonly Event[], publicUrl: string): ScheduleFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: organizer.name,
    home_page_url: new URL(`/organizers/${organizer.urlSlug}`, publicUrl).href,
    feed_url: new URL(`/api/organizers/${organizer.urlSlug}/schedule.json`, publicUrl).href,
    language: 'ru',
    items: events.map((event) => ({
      id: eventUrl(event, publicUrl),
      url: eventUrl(event, publicUrl),
      title: event.name,
      content_text: summaryOf(event),
      ...(URL.canParse(event.imageUrl ?? '') && { image: String(event.imageUrl) }),
      ...(event.updated && { date_modified: event.updated }),
      _otryv: { start: event.eventStart, groups: event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel) },
    })),
  };
}

export function eventUrl({ id, started }: Event, publicUrl: string): string {
  const address = started ? addresses.raceResults : addresses.event;
  return new URL(addressOf(address, { eventId: id }), publicUrl).href;
}

function summaryOf({ eventStart, eventSubgroups, description }: Event): string {
  // biome-ignore lint/plugin: borders.test.ts reads it.
  const start = new Date(eventStart).toLocaleString('ru', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  });
  const groups = eventSubgroups.map(({ subgroupLabel }) => subgroupLabel).join(', ');
  return [`Старт ${start} МСК, группы ${groups}`, description].filter(Boolean).join('\n\n');
}

/** As long as the event lasts by time; a race over a distance as long as most do. */
function durationOf({ eventSubgroups }: Event): number {
  const seconds = Math.max(0, ...eventSubgroups.map(({ durationInSeconds }) => durationInSeconds));
  return seconds > 0 ? seconds * 1000 : usualRaceMs;
}
