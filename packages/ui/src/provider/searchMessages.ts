import type { Locale } from './messages.ts';
import { en } from './searchMessages.en.ts';
import { ru } from './searchMessages.ru.ts';

export type SearchMessages = typeof ru;

export const searchCatalogues: Record<Locale, SearchMessages> = { ru, en };
