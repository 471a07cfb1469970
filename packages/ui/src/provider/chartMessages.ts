import { en } from './chartMessages.en.ts';
import { ru } from './chartMessages.ru.ts';
import type { Locale } from './messages.ts';

export type ChartMessages = typeof ru;

export const chartCatalogues: Record<Locale, ChartMessages> = { ru, en };
