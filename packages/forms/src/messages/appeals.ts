import type { Locale } from '@otryv/race';
import { en } from './appeals.en.ts';
import { ru } from './appeals.ru.ts';

export const appealCatalogues: Record<Locale, typeof ru> = { ru, en };
