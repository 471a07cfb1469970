import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './editors.en.ts';
import { ru } from './editors.ru.ts';

export type EditorMessages = typeof ru;

const catalogues: Record<Locale, EditorMessages> = { ru, en };

/** The words of the editors of single values in the provider's language. */
export function useEditorMessages(): EditorMessages {
  return catalogues[useOtryv().locale];
}
