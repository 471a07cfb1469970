import { en } from './inputMessages.en.ts';
import { ru } from './inputMessages.ru.ts';
import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';

export type InputMessages = typeof ru;

const catalogues: Record<Locale, InputMessages> = { ru, en };

/** The messages of fields, which a page without a form does not load. */
export function useInputMessages(): InputMessages {
  return catalogues[useOtryv().locale];
}
