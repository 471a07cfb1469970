import type { Locale } from '@otryv/race';
import { en } from './entries.en.ts';
import { ru } from './entries.ru.ts';

export type EntryMessages = typeof ru;

export const entryCatalogues: Record<Locale, EntryMessages> = { ru, en };
