import type { Locale } from '@otryv/race';
import { en } from './editing.en.ts';
import { ru } from './editing.ru.ts';

/** The messages of editable tables. */
export type EditingMessages = typeof ru;

export const editingCatalogues: Record<Locale, EditingMessages> = { ru, en };
