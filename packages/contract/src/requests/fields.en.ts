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
  format: 'The value is not written right',
  email: 'This is not an e-mail address. Example: lev@example.com',
  login: 'Only Latin letters, digits, dots, hyphens and underscores',
  link: (start: string): string => `This is not the link that is needed. It begins with ${start}`,
  other: 'The value is not right',
  digestTooLong: 'Two months at most. Choose a day closer to the first one.',
  endsBeforeStart: 'The end is before the start. Choose a day that is not before the first.',
  organizerOrEverybody: 'Choose an organizer or offer the protocol to everybody',
};
