import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './tools.en.ts';
import { ru } from './tools.ru.ts';

/** The messages of the tools of a table; loaded with the tools, after the rows. */
export type ToolMessages = typeof ru;

export const toolCatalogues: Record<Locale, ToolMessages> = { ru, en };

/** The messages of the tools in the provider's language. */
export function useToolMessages(): ToolMessages {
  return toolCatalogues[useOtryv().locale];
}
