/* Built from done.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  broadcast_queued: (count: number): string =>
    `The message is on its way to ${count} ${plural('en', count, { one: 'receiver', other: 'receivers' })}.`,
};
