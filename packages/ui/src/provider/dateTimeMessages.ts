import { en } from './dateTimeMessages.en.ts';
import { ru } from './dateTimeMessages.ru.ts';
import type { Locale } from './messages.ts';

export type DateTimeMessages = typeof ru;

export const dateTimeCatalogues: Record<Locale, DateTimeMessages> = { ru, en };
