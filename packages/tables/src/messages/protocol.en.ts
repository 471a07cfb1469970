/* Built from protocol.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  updated: 'Updated',
  organizerChanges: 'Decisions of the organizer:',
  changes: (count: number): string => formatCount('en', count, { one: 'change', other: 'changes' }),
};
