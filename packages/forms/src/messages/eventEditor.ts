import { registrationWords } from '@otryv/contract/messages';
import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './eventEditor.en.ts';
import { ru } from './eventEditor.ru.ts';

export type EventEditorMessages = typeof ru & typeof registrationWords.ru;

const catalogues: Record<Locale, EventEditorMessages> = {
  ru: { ...ru, ...registrationWords.ru },
  en: { ...en, ...registrationWords.en },
};

/** The words of the event editor in the provider's language. */
export function useEventEditorMessages(): EventEditorMessages {
  return catalogues[useOtryv().locale];
}
