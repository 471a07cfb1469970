import { formatInterval, type Locale } from '@otryv/race';
import type { Messages } from '../messages/messages.ts';

export const intervalKey = (duration: number) => `cp${duration}`;

/** Returns the header of the column of the best effort over `duration` s. */
export function intervalColumn(duration: number, messages: Messages, locale: Locale) {
  const label = formatInterval(duration, locale);
  const name = messages.best(label);
  return { key: intervalKey(duration), label, menuLabel: label, name } as const;
}
