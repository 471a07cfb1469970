import type { Locale } from '@otryv/race';
import { en } from './accounts.en.ts';
import { ru } from './accounts.ru.ts';

export type AccountMessages = typeof ru;

export const accountCatalogues: Record<Locale, AccountMessages> = { ru, en };
