/** A backup in its store. */
export interface StoredBackup {
  name: string;
  /** Moment of the snapshot. */
  madeAt: Date;
  bytes: number;
  /** Whether a restore of it was compared with the export. */
  isVerified: boolean;
  /** Whether an administrator made it, in addition to the daily ones. */
  isManual: boolean;
}

type Named = Pick<StoredBackup, 'madeAt' | 'isVerified' | 'isManual'>;

const daily = 7;
const weekly = 4;
const monthly = 12;
const manual = 7;
/** Number of unverifiable backups kept for an administrator to inspect: the newest suffice. */
const unverified = 2;
const monday = 1;

const pattern = /^otryv-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(-manual)?\.(otryv|unverified)$/;

export function nameOfBackup({ madeAt, isVerified, isManual }: Named): string {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `otryv-${moment}Z${isManual ? '-manual' : ''}.${isVerified ? 'otryv' : 'unverified'}`;
}

/** Parses a backup's name; `null` for any other name. */
export function readNameOfBackup(name: string): Omit<StoredBackup, 'bytes'> | null {
  const [, day, hour, minute, second, mark, ending] = pattern.exec(name) ?? [];
  if (day === undefined) return null;
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return { name, madeAt, isVerified: ending === 'otryv', isManual: mark !== undefined };
}

/** Returns the day of a backup in UTC, which begins at 03:00 in Moscow, when few ride. */
export function backupDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * Returns the backups to remove: all but the last one of each of 7 days, 4 weeks and 12 months, and the last 7 of those
 * days that an administrator made.
 *
 * Counts periods that have a verified backup, not those that have passed: while new ones fail, the last good ones stay.
 */
export function outdatedBackups(backups: readonly StoredBackup[]): StoredBackup[] {
  const newest = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const good = newest.filter(({ isVerified }) => isVerified);
  const ofDays = lastOfEach(good, backupDay, daily);
  const days = new Set(ofDays.map(({ madeAt }) => backupDay(madeAt)));
  const kept = new Set([
    ...ofDays,
    ...good.filter(({ isManual, madeAt }) => isManual && days.has(backupDay(madeAt))).slice(0, manual),
    ...lastOfEach(good, weekOf, weekly),
    ...lastOfEach(good, monthOf, monthly),
    ...newest.filter(({ isVerified }) => !isVerified).slice(0, unverified),
  ]);
  return newest.filter((backup) => !kept.has(backup));
}

function lastOfEach(newest: readonly StoredBackup[], periodOf: (at: Date) => string, most: number): StoredBackup[] {
  return [...Map.groupBy(newest, ({ madeAt }) => periodOf(madeAt)).values()]
    .slice(0, most)
    .flatMap(([last]) => (last ? [last] : []));
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** Returns the first day of a moment's week. */
function weekOf(at: Date): string {
  const start = new Date(at);
  start.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 7 - monday) % 7));
  return backupDay(start);
}
