import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import type { ChartProps } from './ChartFigure.tsx';
import { type SexBar, SexBars } from './SexBars.tsx';

export interface RidersInEventsChartProps extends ChartProps {
  /** Months of a year, weeks of a quarter, or days of a month, oldest first. */
  periods: readonly SexBar[];
}

/** Number of men and women who started, by period. */
export function RidersInEventsChart({ periods, ...props }: RidersInEventsChartProps) {
  const messages = useMessages(chartCatalogues);

  return <SexBars {...props} bars={periods} what={messages.period} hasSums={periods.length <= 13} />;
}
