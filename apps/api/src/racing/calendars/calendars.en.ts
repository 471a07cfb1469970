/* Built from calendars.en.icu.json by tools/messages. */
export const en = {
  schedule: 'Otryv: races',
  own: 'Otryv: my races',
  start: (start: string, groups: string): string => `Start ${start} Moscow time, groups ${groups}`,
  ownStart: (start: string, group: string): string => `Your group ${group}, start ${start} Moscow time`,
};
