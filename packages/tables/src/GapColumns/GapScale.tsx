import { useOtryv } from '@otryv/ui';
import { formatGapScale } from './formatGapScale.ts';
import classes from './GapColumns.module.css';

/** The scale over the tracks of the gaps: from 0 to its end, as far as 95 % of the finishers need. */
export function GapScale({ endMs }: { endMs: number }) {
  const { locale } = useOtryv();

  return (
    <span className={classes.GapScale} aria-hidden="true">
      <span>0</span>
      <span>{formatGapScale(endMs, locale)}</span>
    </span>
  );
}
