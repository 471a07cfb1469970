import { registrationWords } from '@otryv/contract/messages';
import type { Locale } from '@otryv/race';
import { en } from './eventEditor.en.ts';
import { ru } from './eventEditor.ru.ts';

export type EventEditorMessages = typeof ru & typeof registrationWords.ru;

export const eventEditorCatalogues: Record<Locale, EventEditorMessages> = {
  ru: { ...ru, ...registrationWords.ru },
  en: { ...en, ...registrationWords.en },
};
