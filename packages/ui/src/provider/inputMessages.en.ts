import { formatCount } from '@otryv/race';
import type { InputMessages } from './useInputMessages.ts';

const characters = { one: 'character', other: 'characters' };

export const en: InputMessages = {
  required: 'required',
  countOf: (count, limit) => `${count} of ${limit}`,
  tooLong: (limit) => `At most ${formatCount('en', limit, characters)}`,
  notANumber: 'Type a number, such as 3.2',
  notLess: (least) => `At least ${least}`,
  notMore: (most) => `At most ${most}`,
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  capsLock: 'Caps Lock is on',
  notChosen: 'Not chosen',
  noOptions: 'Nothing found. Change the query.',
  optionsLoading: 'Loading the list',
  optionsFailed: 'The list did not load.',
  optionsFound: (count) => `Found: ${formatCount('en', count, { one: 'option', other: 'options' })}`,
  retry: 'Try again',
  clearChoice: 'Clear the choice',
  removeChoice: (label) => `Remove “${label}”`,
  all: 'All',
  chooseFile: (many) => (many ? 'Choose files' : 'Choose a file'),
  orDrop: (many) => (many ? 'or drop them here' : 'or drop it here'),
  fileLimits: (kinds, size) => [kinds, size && `up to ${size}`].filter(Boolean).join(', '),
  fileWrongKind: (name, kinds) => `The file “${name}” will not do. It must be ${kinds}.`,
  fileTooLarge: (name, size, most) => `The file “${name}” is ${size}, and the limit is ${most}. Choose a smaller one.`,
  fileEmpty: (name) => `The file “${name}” is empty. Choose another.`,
  tooManyFiles: (most) =>
    `At most ${formatCount('en', most, { one: 'file', other: 'files' })}. Remove some and add again.`,
  removeFile: (name) => `Remove the file “${name}”`,
  byteUnits: ['B', 'KB', 'MB', 'GB'],
  pickColour: 'Pick a colour',
  notAColour: 'Type a colour like #d90068',
  lowContrast: (ratio, least, background) =>
    `Its contrast with ${background} is ${ratio}:1 and should be at least ${least}:1. The colour will be hard to see.`,
};
