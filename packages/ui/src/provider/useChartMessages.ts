import { en } from './chartMessages.en.ts';
import { ru } from './chartMessages.ru.ts';
import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';

export type ChartMessages = typeof ru;

const catalogues: Record<Locale, ChartMessages> = { ru, en };

/** The messages of the charts, which have an entry of their own. */
export function useChartMessages(): ChartMessages {
  return catalogues[useOtryv().locale];
}
