import type { Locale } from '@otryv/race';
import { en } from './stages.en.ts';
import { ru } from './stages.ru.ts';

export type StagesMessages = typeof ru;

export const stagesCatalogues: Record<Locale, StagesMessages> = { ru, en };
