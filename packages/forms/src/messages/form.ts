import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './form.en.ts';
import { ru } from './form.ru.ts';

export type FormMessages = typeof ru;

const catalogues: Record<Locale, FormMessages> = { ru, en };

/** The words of every form in the provider's language. */
export function useFormMessages(): FormMessages {
  return catalogues[useOtryv().locale];
}
