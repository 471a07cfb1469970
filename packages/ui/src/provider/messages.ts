import type { Locale } from '@otryv/race';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

export type { Locale };
export type Messages = typeof ru;

export const catalogues: Record<Locale, Messages> = { ru, en };
