import type { Event, ScheduleFeed } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { FullOrganizer } from '../../clubs/organizers/organizer.ts';
import { startLine } from '../../racing/calendars/calendar.ts';
import { plainText } from '../../racing/calendars/plain-text.ts';

/** Builds a JSON Feed 1.1 of an organizer's coming races. */
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

function eventUrl({ id, started }: Event, publicUrl: string): string {
  const address = started ? addresses.raceResults : addresses.event;
  return new URL(addressOf(address, { eventId: id }), publicUrl).href;
}

function summaryOf({ eventStart, eventSubgroups, description }: Event): string {
  const groups = eventSubgroups.map(({ subgroupLabel }) => subgroupLabel);
  return [startLine(new Date(eventStart), groups), plainText(description)].filter(Boolean).join('\n\n');
}
