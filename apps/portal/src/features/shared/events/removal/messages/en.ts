/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  remove: 'Delete the race',
  title: (race: string): string => `Delete “${race}”?`,
  removing: 'Deleting',
  hangsComing: (count: number): string =>
    `The race and ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'sign-up', other: 'sign-ups' })} will be gone from the site. Those who proved their zwiftId here are told.`,
  hangsComingAtAll:
    'The race and its sign-ups will be gone from the site. Those who proved their zwiftId here are told.',
  hangsPast: (count: number): string =>
    `The race, its protocol (${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'finisher', other: 'finishers' })}), decisions and appeals will be gone from the site for good.`,
  hangsPastAtAll: 'The race, its protocol, decisions and appeals will be gone from the site for good.',
  inGame: 'Delete in the game too',
  inGameHint: 'The sign-ups in the game will be gone as well.',
};
