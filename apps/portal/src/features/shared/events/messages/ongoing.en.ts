/* Built from ongoing.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'On now',
  elapsed: (minutes: number): string => `${minutes} min into the race`,
  elapsedHours: (hours: number, minutes: number): string => `${hours} h ${minutes} min into the race`,
  signedUp: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider signed up', other: 'riders signed up' })}`,
  finished: (finished: number, count: number): string => `${finished} finished, ${count} signed up`,
  nobody: 'No finishers yet.',
  starters: 'Start list',
  noteWithout: 'Unofficial. The game sends finishers only; the first will be here.',
  note: (time: string): string => `Unofficial, data of the game as of ${time}`,
  stale: (time: string): string => `Unofficial. No new data from the game since ${time}`,
};
