import { formatNumber, VARIABILITY_BANDS } from '@otryv/race';
import { GapTrack, useOtryv, VariabilityDot } from '@otryv/ui';
import { clsx } from 'clsx';
import { BestValue } from '../BestValue/BestValue.tsx';
import legendClasses from '../columns/Legend.module.css';
import figure from '../columns/MeasuredColumn.module.css';
import { useMessages } from '../messages/useMessages.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './ResultsTable.module.css';

// The last band has no practical upper edge.
const borders = VARIABILITY_BANDS.slice(0, -1).map(({ upTo }) => upTo);
const samples = [1.02, 1.08, 1.16, 1.3];

export interface ResultsLegendProps {
  rows: readonly ResultsTableRow[];
  hasRanked: boolean;
}

/** The legend of a protocol; gaps and bests are included only with a row in the classification. */
export function ResultsLegend({ rows, hasRanked }: ResultsLegendProps) {
  const { locale } = useOtryv();
  const { legend, greatest } = useMessages();
  const numbers = { locale, decimals: 2 } as const;

  return (
    <ul className={legendClasses.Legend} aria-label={legend.title}>
      {hasRanked && (
        <>
          <li>
            <span className={legendClasses.LegendTrack}>
              <GapTrack aheadMs={45} gapMs={90} scaleMs={100} />
            </span>
            {legend.gap}
          </li>
          <li>
            <BestValue className={legendClasses.LegendBest}>{formatNumber(4.71, numbers)}</BestValue>
            {legend.best}
          </li>
          {rows.some(({ wattsPerKg }) => wattsPerKg.addition === 'max') && (
            <li>
              <span className={clsx(figure.MeasuredGreatest, classes.LegendGreatest)}>
                {formatNumber(4.71, numbers)}
              </span>
              {greatest}
            </li>
          )}
        </>
      )}
      <li>
        <span className={classes.LegendTicks}>
          {samples.map((index) => (
            <VariabilityDot key={index} index={index} />
          ))}
        </span>
        {legend.variability(borders.map((border) => formatNumber(border, numbers)).join(', '))}
      </li>
    </ul>
  );
}
