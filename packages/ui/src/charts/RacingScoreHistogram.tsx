import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import type { ChartProps } from './ChartFigure.tsx';
import { SexBars } from './SexBars.tsx';

export interface RacingScoreHistogramProps extends ChartProps {
  /** Riders up to each score, in steps of ten: 180 counts scores of 171 to 180. */
  ranges: readonly { scoreRange: number; male: number; female: number }[];
}

/** Distribution of racing scores among men and women. */
export function RacingScoreHistogram({ ranges, ...props }: RacingScoreHistogramProps) {
  const messages = useMessages(chartCatalogues);
  const bars = ranges.map(({ scoreRange, ...counts }) => ({ ...counts, key: scoreRange, label: String(scoreRange) }));

  return <SexBars {...props} bars={bars} what={messages.score} />;
}
