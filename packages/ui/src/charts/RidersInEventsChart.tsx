import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import type { ChartProps } from './ChartFigure.tsx';
import { type SexBar, SexBars } from './SexBars.tsx';

export interface RidersInEventsChartProps extends ChartProps {
  /** A month of a year, a week of a quarter, a day of a month, the oldest first. */
  periods: readonly SexBar[];
}

/** How many men and women started, period by period. */
export function RidersInEventsChart({ periods, ...props }: RidersInEventsChartProps) {
  const words = useMessages(chartCatalogues);

  return <SexBars {...props} bars={periods} what={words.period} hasSums={periods.length <= 13} />;
}
