/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  unlink: 'Unlink the club',
  unlinkOf: (name: string): string => `Unlink the club: ${name}`,
  unlinkTitle: (name: string): string => `Unlink the club "${name}"?`,
  unlinking: 'Unlinking',
  hangs: (moderators: number, upcoming: number, past: number): string =>
    `${moderators === 0 ? 'The club has no moderators.' : `${formatNumber(moderators, { locale: 'en' })} ${plural('en', moderators, { one: 'moderator loses the rights.', other: 'moderators lose their rights.' })}`} The races stay: ${upcoming} ahead, ${past} held.`,
  moderators: (count: number): string => `Moderators, ${count}`,
  noModerators: 'No moderators yet',
  zwiftId: (zwiftId: string): string => `zwiftId ${zwiftId}`,
  noZwiftId: 'no zwiftId',
  you: 'you',
  addModerator: 'Add a moderator',
  addModeratorHint: 'Login, name or zwiftId',
  appointed: 'already a moderator',
  dismiss: (username: string): string => `Dismiss the moderator ${username}`,
  dismissTitle: (username: string): string => `Dismiss the moderator ${username}?`,
  dismissText: (club: string): string =>
    `${club}: they no longer run its races and protocols. They can be appointed again any day.`,
  dismissAction: 'Dismiss the moderator',
  dismissing: 'Dismissing',
  moderatorsOf: (name: string): string => `Moderators: ${name}`,
  toModerators: 'Moderators',
};
