/* Built from en.icu.json by tools/messages. */
export const en = {
  events: 'Races',
  showAll: 'Show all',
  showComing: 'Show all in the schedule',
  showPast: 'Show all in the results',
  showSeries: 'Open the list of series',
  showOrganizers: 'Open the list of organizers',
};
