import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';
import { en } from './pageMessages.en.ts';
import { ru } from './pageMessages.ru.ts';

export type PageMessages = typeof ru;

const catalogues: Record<Locale, PageMessages> = { ru, en };

/** The messages of frames, controls and posters, which a table alone does not load. */
export function usePageMessages(): PageMessages {
  return catalogues[useOtryv().locale];
}
