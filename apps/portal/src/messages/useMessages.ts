import { useOtryv } from '@otryv/ui';
import { en } from './en.ts';
import { type Messages, ru } from './ru.ts';

const catalogues = { ru, en } satisfies Record<string, Messages>;

/** The portal's own words, in the language its components speak. */
export function useMessages(): Messages {
  return catalogues[useOtryv().locale];
}
