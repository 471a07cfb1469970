import type { Locale } from './messages.ts';
import { en } from './pageMessages.en.ts';
import { ru } from './pageMessages.ru.ts';

export type PageMessages = typeof ru;

export const pageCatalogues: Record<Locale, PageMessages> = { ru, en };
