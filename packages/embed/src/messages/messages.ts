import type { Locale } from '@otryv/race';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

export type Messages = typeof ru;

export const embedCatalogues: Readonly<Record<Locale, Messages>> = { ru, en };
