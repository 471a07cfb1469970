import { en } from './feedbackMessages.en.ts';
import { ru } from './feedbackMessages.ru.ts';
import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';

export type FeedbackMessages = typeof ru;

const catalogues: Record<Locale, FeedbackMessages> = { ru, en };

/** The messages of dialogs, toasts and notices. */
export function useFeedbackMessages(): FeedbackMessages {
  return catalogues[useOtryv().locale];
}
