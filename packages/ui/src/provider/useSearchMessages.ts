import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';
import { en } from './searchMessages.en.ts';
import { ru } from './searchMessages.ru.ts';

export type SearchMessages = typeof ru;

const catalogues: Record<Locale, SearchMessages> = { ru, en };

/** The messages of the search of a site, which is loaded when it is opened. */
export function useSearchMessages(): SearchMessages {
  return catalogues[useOtryv().locale];
}
