import { en } from './dateTimeMessages.en.ts';
import { ru } from './dateTimeMessages.ru.ts';
import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';

export type DateTimeMessages = typeof ru;

const catalogues: Record<Locale, DateTimeMessages> = { ru, en };

/** The messages of `DateTimeField`, which has an entry of its own. */
export function useDateTimeMessages(): DateTimeMessages {
  return catalogues[useOtryv().locale];
}
