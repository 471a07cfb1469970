import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './eventEditor.en.ts';
import { ru } from './eventEditor.ru.ts';

export type EventEditorMessages = typeof ru;

const catalogues: Record<Locale, EventEditorMessages> = { ru, en };

/** The words of the event editor in the provider's language. */
export function useEventEditorMessages(): EventEditorMessages {
  return catalogues[useOtryv().locale];
}
