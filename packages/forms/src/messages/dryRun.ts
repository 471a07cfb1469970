import type { Locale } from '@otryv/race';
import { en } from './dryRun.en.ts';
import { ru } from './dryRun.ru.ts';

export type DryRunMessages = typeof ru;

export const dryRunCatalogues: Record<Locale, DryRunMessages> = { ru, en };
