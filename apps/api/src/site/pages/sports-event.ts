import { descriptionOf, type Preview } from '../previews/preview.ts';

/** Describes a race for search engines, in schema.org terms; `page` and `image` are full addresses. */
export function sportsEvent(preview: Preview, page: string, image: string): object {
  const { name, startsAt, organizer } = preview;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    description: descriptionOf({ ...preview, row: null }),
    startDate: startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    url: page,
    image: [image],
    ...(organizer !== null && { organizer: { '@type': 'Organization', name: organizer } }),
  };
}
