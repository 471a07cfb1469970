import { formatNumber } from '@otryv/race';
import { GapTrack, useMessages, useOtryv } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import classes from '../columns/Legend.module.css';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';

export interface RidersLegendProps {
  /** Whether the rows are in the order of the racing score, with gaps. */
  isRanked: boolean;
}

/** The legend of the list of riders: the meaning of gaps, badges and empty figures. */
export function RidersLegend({ isRanked }: RidersLegendProps) {
  const { locale } = useOtryv();
  const { legend, hiddenValue } = useMessages(columnCatalogues);
  const { legend: own } = useMessages(riderCatalogues);

  return (
    <ul className={classes.Legend} aria-label={legend.title}>
      {isRanked && (
        <li>
          <span className={classes.LegendTrack}>
            <GapTrack aheadMs={45} gapMs={90} scaleMs={100} />
          </span>
          {own.gap}
        </li>
      )}
      <li>
        <BestValue className={classes.LegendBest}>{formatNumber(5.01, { locale, decimals: 2 })}</BestValue>
        {own.best}
      </li>
      <li>
        <span>—</span>
        {own.noPower}
      </li>
      <li>
        <span>{hiddenValue}</span>
        {own.hidden}
      </li>
    </ul>
  );
}
