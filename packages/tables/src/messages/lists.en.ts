import type { ListMessages } from './lists.ts';

export const en: ListMessages = {
  noRaces: { title: 'No races', text: 'Change the search, or choose another organizer.' },
  start: (zone) => `Start, ${zone}`,
  date: (zone) => `Date, ${zone}`,
  race: 'Race',
  mapAndRoute: 'Map and route',
  profile: 'Profile',
  distance: 'km',
  distanceName: 'Distance',
  climb: 'climb, m',
  climbName: 'Climb',
  length: 'Laps',
  lengthName: 'Laps or duration',
  groupColumns: { group: 'Group', range: 'Access', length: 'Length', everybody: 'everybody' },
  signed: 'Signed up',
  rules: 'Rules',
  finished: 'Finish',
  notKnown: 'not in the catalogue',
  minutes: { one: 'minute', other: 'minutes' },
};
