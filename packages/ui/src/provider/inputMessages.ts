import { en } from './inputMessages.en.ts';
import { ru } from './inputMessages.ru.ts';
import type { Locale } from './messages.ts';

export type InputMessages = typeof ru;

export const inputCatalogues: Record<Locale, InputMessages> = { ru, en };
