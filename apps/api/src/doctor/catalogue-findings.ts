import { dayMs } from '../kernel/time-units.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Each source is read daily: its job has failed several times. */
const lateMs = 3 * dayMs;

/** Judges when the catalogue was last read from a source; `null` if it never was. No alert notices a daily job. */
export function judgeCatalogue(source: string, readAt: Date | null, now: Date): Finding {
  const age = readAt && now.getTime() - readAt.getTime();
  const last =
    age === null ? `the ${source} was never read` : `the ${source} was read ${Math.floor(age / dayMs)} days ago`;
  if (age !== null && age < lateMs) return ok('catalogue', last);
  return warning(
    'catalogue',
    `${last}: the log of the process that runs jobs has the error of the job catalogue.${source}`,
  );
}
