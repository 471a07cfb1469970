/* Built from teams.en.icu.json by tools/messages. */
export const en = {
  title: 'Teams of the season',
  rating: 'Table',
  none: 'No points in this season yet.',
};
