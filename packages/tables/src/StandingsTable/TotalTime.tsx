import { formatDuration } from '@otryv/race';
import classes from './StandingsTable.module.css';

/** The total time of all stages, without thousandths. */
export function TotalTime({ ms }: { ms: number | null }) {
  return (
    <time className={classes.TotalTime} dateTime={ms === null ? undefined : `PT${ms / 1000}S`}>
      {formatDuration(ms, { short: true })}
    </time>
  );
}
