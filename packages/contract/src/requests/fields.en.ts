/* Built from fields.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  required: 'Fill in the field',
  integer: 'A whole number is needed',
  tooSmall: (minimum: string): string => `No less than ${minimum}`,
  tooBig: (maximum: string): string => `No more than ${maximum}`,
  tooShort: (minimum: number): string =>
    `No less than ${minimum} ${plural('en', minimum, { one: 'character', other: 'characters' })}`,
  tooLong: (maximum: number): string =>
    `No more than ${maximum} ${plural('en', maximum, { one: 'character', other: 'characters' })}`,
  tooFew: (minimum: number): string => `At least ${minimum} is needed`,
  tooMany: (maximum: number): string => `No more than ${maximum} are possible`,
  number: 'A number is needed',
  choice: 'Choose one of those offered',
  tick: 'Tick this',
  format: 'Does not fit. Check it for stray characters',
  email: 'This is not an e-mail address. Example: lev@example.com',
  login: 'Only Latin letters, digits, dots, hyphens and underscores',
  release: 'Three numbers with points between. Example: 3.16.0',
  colour: 'A colour of six characters. Example: #1a2b3c',
  twitchChannel: 'Latin letters, digits and underscores only, 25 characters at most',
  youtubeChannel: '3 to 60 letters, digits, points, hyphens and underscores',
  oneLine: 'Remove the line break',
  club: 'The number of a club is longer: 32 characters and four hyphens, as in its address in the game',
  link: (start: string): string => `This is not the link that is needed. It begins with ${start}`,
  other: 'Does not fit. Check the value',
  digestTooLong: 'Two months at most. Choose a day closer to the first one.',
  endsBeforeStart: 'The end is before the start. Choose a day that is not before the first.',
  organizerOrEverybody: 'Choose an organizer or offer the protocol to everybody',
  sites: '1 to 10 addresses, each on a line. Example: https://club.example',
};
