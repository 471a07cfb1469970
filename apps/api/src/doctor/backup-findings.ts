import type { BackupRecord } from '../kernel/backup/backup-records.ts';
import { dayMs, hourMs } from '../kernel/time-units.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** A day, and half a day for retries. */
const lateMs = 36 * hourMs;
const longestMs = 7 * dayMs;

/**
 * Judges the age of the last verified backup; `null` if none was made of this database, as after a restore. `hasPlace`:
 * whether the doctor's own settings name a place for backups.
 */
export function judgeBackups(record: BackupRecord | null, now: Date, hasPlace: boolean): Finding {
  if (!record) {
    const advice = hasPlace
      ? 'none is made yet: the process that runs jobs makes one within an hour, or run backup now'
      : 'none is made: set BACKUP_FOLDER or BACKUP_BUCKET for the process that runs jobs, and restart it';
    return warning('backup', advice);
  }
  const { since, verified, failure } = record;
  if (verified && verified.madeAt > now) {
    const advice = `${verified.name} is dated in the future, because the clock was or is wrong: correct the clock, then run backup now`;
    return broken('backup', advice);
  }
  const age = now.getTime() - (verified?.madeAt ?? since).getTime();
  const last = verified
    ? `the last verified one is ${Math.floor(age / hourMs)} hours old`
    : 'none has been verified yet';
  const cause = failure ? `, because the last attempt failed (${failure.reason.replace(/\.$/, '')})` : '';
  const advice = `${last}${cause}: see the log of the process that runs jobs, then run backup now`;
  if (age >= longestMs) return broken('backup', advice);
  return !verified || age >= lateMs ? warning('backup', advice) : ok('backup', last);
}
