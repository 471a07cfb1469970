import type { Locale } from '@otryv/race';
import { en } from './form.en.ts';
import { ru } from './form.ru.ts';

export type FormMessages = typeof ru;

export const formCatalogues: Record<Locale, FormMessages> = { ru, en };
