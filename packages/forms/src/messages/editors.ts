import type { Locale } from '@otryv/race';
import { en } from './editors.en.ts';
import { ru } from './editors.ru.ts';

export type EditorMessages = typeof ru;

export const editorCatalogues: Record<Locale, EditorMessages> = { ru, en };
