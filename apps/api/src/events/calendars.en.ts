/* Built from calendars.en.icu.json by tools/messages. */
export const en = {
  schedule: 'Otryv: races',
  own: 'Otryv: my races',
};
