import type { Locale } from '@otryv/race';
import { en } from './tools.en.ts';
import { ru } from './tools.ru.ts';

/** The messages of the tools of a table; loaded with the tools, after the rows. */
export type ToolMessages = typeof ru;

export const toolCatalogues: Record<Locale, ToolMessages> = { ru, en };
