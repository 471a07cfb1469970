import { CP_DURATIONS, formatNumber, VARIABILITY_BANDS } from '@otryv/race';
import { GapTrack, useMessages, useOtryv, VariabilityDot } from '@otryv/ui';
import { clsx } from 'clsx';
import { BestValue } from '../BestValue/BestValue.tsx';
import { intervalKey } from '../columns/intervalColumn.ts';
import legendClasses from '../columns/Legend.module.css';
import figure from '../columns/MeasuredColumn.module.css';
import { columnCatalogues } from '../messages/messages.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './ResultsTable.module.css';

// The last band has no practical upper edge.
const borders = VARIABILITY_BANDS.slice(0, -1).map(({ upTo }) => upTo);
const bestKeys: ReadonlySet<string> = new Set(CP_DURATIONS.map(intervalKey));
const samples = [1.02, 1.08, 1.16, 1.3];

export interface ResultsLegendProps {
  rows: readonly ResultsTableRow[];
  hasRanked: boolean;
  /** Keys of the displayed columns. */
  columns: readonly string[];
}

/** The legend of a protocol, limited to the displayed columns; gaps and bests require a row in the classification. */
export function ResultsLegend({ rows, hasRanked, columns }: ResultsLegendProps) {
  const { locale } = useOtryv();
  const { legend, greatest } = useMessages(columnCatalogues);
  const numbers = { locale, decimals: 2 } as const;
  const explains = {
    gap: hasRanked && columns.includes('gap'),
    best: hasRanked && columns.some((key) => bestKeys.has(key)),
    greatest: hasRanked && columns.includes('power') && rows.some(({ wattsPerKg }) => wattsPerKg.addition === 'max'),
    variability: columns.includes('normalizedPower'),
  };
  if (!Object.values(explains).includes(true)) return null;

  return (
    <ul className={legendClasses.Legend} aria-label={legend.title}>
      {explains.gap && (
        // Styles that omit the bars also omit this line.
        <li data-explains="gap">
          <span className={legendClasses.LegendTrack}>
            <GapTrack aheadMs={45} gapMs={90} scaleMs={100} />
          </span>
          {legend.gap}
        </li>
      )}
      {explains.best && (
        <li>
          <BestValue className={legendClasses.LegendBest}>{formatNumber(4.71, numbers)}</BestValue>
          {legend.best}
        </li>
      )}
      {explains.greatest && (
        <li>
          <span className={clsx(figure.MeasuredGreatest, classes.LegendGreatest)}>{formatNumber(4.71, numbers)}</span>
          {greatest}
        </li>
      )}
      {explains.variability && (
        <li>
          <span className={classes.LegendTicks}>
            {samples.map((index) => (
              <VariabilityDot key={index} index={index} />
            ))}
          </span>
          {legend.variability(borders.map((border) => formatNumber(border, numbers)).join(', '))}
        </li>
      )}
    </ul>
  );
}
