/* Built from en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  schedule: {
    title: 'Schedule',
    caption: 'Races to come',
    nearest: (count: number, away: string): string =>
      `${formatCount('en', count, { one: 'race', other: 'races' })}, the next ${away}`,
    emptyTitle: 'No races found',
    emptyText: 'Nothing is planned that fits. Change the search or reset the filters.',
    nothingTitle: 'No races yet',
    nothingText: 'The organizers have added no races. See the results of past ones.',
  },
  resultsList: {
    title: 'Results',
    caption: 'Past races',
    emptyTitle: 'No races found',
    emptyText: 'No past race fits. Change the search or reset the filters.',
    nothingTitle: 'No results yet',
    nothingText: 'No race has finished. See the schedule.',
  },
  filters: {
    search: 'Name, organizer',
    organizer: 'Organizer',
    allOrganizers: 'All organizers',
    reset: 'Reset the filters',
  },
};
