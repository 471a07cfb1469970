/* Built from inputMessages.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  required: 'required',
  countOf: (count: number, limit: number): string => `${count} of ${limit}`,
  tooLong: (limit: number): string => `At most ${formatCount('en', limit, { one: 'character', other: 'characters' })}`,
  notANumber: 'Type a number, such as 3.2',
  notDigits: 'Type the number in digits',
  notWhole: 'A whole number is needed',
  notLess: (least: string): string => `At least ${least}`,
  notMore: (most: string): string => `At most ${most}`,
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  capsLock: 'Caps Lock is on',
  notChosen: 'Not chosen',
  noOptions: 'Nothing found. Change the query.',
  optionsLoading: 'Loading the list',
  optionsFailed: 'The list did not load.',
  optionsFound: (count: number): string => `Found: ${formatCount('en', count, { one: 'option', other: 'options' })}`,
  retry: 'Try again',
  clearChoice: 'Clear the choice',
  removeChoice: (label: string): string => `Remove “${label}”`,
  all: 'All',
  chooseFile: (many: boolean): string => (many ? 'Choose files' : 'Choose a file'),
  orDrop: (many: boolean): string => (many ? 'or drop them here' : 'or drop it here'),
  upTo: (size: string): string => `up to ${size}`,
  fileWrongKind: (name: string, kinds: string): string => `The file “${name}” will not do. It must be ${kinds}.`,
  fileTooLarge: (name: string, size: string, most: string): string =>
    `The file “${name}” is ${size}, and the limit is ${most}. Choose a smaller one.`,
  fileEmpty: (name: string): string => `The file “${name}” is empty. Choose another.`,
  tooManyFiles: (most: number): string =>
    `At most ${formatCount('en', most, { one: 'file', other: 'files' })}. Remove some and add again.`,
  removeFile: (name: string): string => `Remove the file “${name}”`,
  byteUnits: ['B', 'KB', 'MB', 'GB'],
  pickColour: 'Pick a colour',
  notAColour: 'Type a colour like #d90068',
  lowContrast: (ratio: string, least: string, background: string): string =>
    `Its contrast with ${background} is ${ratio}:1 and should be at least ${least}:1. The colour will be hard to see.`,
};
