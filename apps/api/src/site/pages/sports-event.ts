import { descriptionOf, type Preview } from '../previews/preview.ts';

/** A race for search engines, by schema.org; `page` and `image` are whole addresses. */
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
