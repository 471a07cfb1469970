/* Built from protocol.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  why: 'Why this place',
  whyOf: (rider: string): string => `Why this place: ${rider}`,
  lastChange: 'the last one',
  history: 'History of the protocol',
  updated: 'Updated',
  organizerChanges: 'Decisions of the organizer:',
  changes: (count: number): string => formatCount('en', count, { one: 'change', other: 'changes' }),
};
