import { formatGap } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import classes from './CommonRacesTable.module.css';
import type { CommonMessages } from './commonRacesColumns.tsx';
import type { CommonRacesTableRow } from './commonRacesTableRow.ts';

export interface DuelBarProps {
  row: CommonRacesTableRow;
  names: readonly string[];
  /** End of either side, in ms; a longer bar ends in an arrow. */
  scaleMs: number;
  messages: CommonMessages;
}

const half = 100;
const arrow = 5;

/** The rider ahead: a bar from the middle to that rider's side, with the lead as text. */
export function DuelBar({ row, names, scaleMs, messages }: DuelBarProps) {
  const { locale } = useOtryv();
  const { uncounted, aheadAt, leadMs } = row;
  if (uncounted !== null) return <span className={classes.DuelNone}>{messages[uncounted]}</span>;
  if (aheadAt === null || leadMs === null) return <span className={classes.DuelNone}>{messages.equal}</span>;
  const length = Math.max(1.5, Math.min(1, leadMs / scaleMs) * half);
  const gap = formatGap(leadMs, locale).slice(1);
  const figure = <b>{gap}</b>;

  return (
    <span className={classes.Duel} title={messages.aheadBy(names[aheadAt] ?? '', gap)}>
      <span>{aheadAt === 0 && figure}</span>
      <svg viewBox={`${-half} 0 ${2 * half} 12`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={classes.DuelLead}
          data-side={aheadAt}
          d={barTo(aheadAt === 0 ? -1 : 1, length, leadMs > scaleMs)}
        />
        <line className={classes.DuelMiddle} x1={0} x2={0} y1={0} y2={12} />
      </svg>
      <span>{aheadAt === 1 && figure}</span>
    </span>
  );
}

function barTo(side: -1 | 1, length: number, isOver: boolean): string {
  const end = side * length;
  return isOver ? `M0 2H${end - side * arrow}L${end} 6L${end - side * arrow} 10H0Z` : `M0 2H${end}V10H0Z`;
}
