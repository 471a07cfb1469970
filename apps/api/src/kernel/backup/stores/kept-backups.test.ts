import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../time-units.ts';
import { backupDay, nameOfBackup, outdatedBackups, readNameOfBackup, type StoredBackup } from './kept-backups.ts';

const first = new Date('2025-12-31T00:10:05Z');
const after = (days: number) => new Date(first.getTime() + days * dayMs);
const backup = (madeAt: Date, isVerified = true): StoredBackup => ({
  name: nameOfBackup(madeAt, isVerified),
  bytes: 1,
  madeAt,
  isVerified,
});
const keptOf = (backups: readonly StoredBackup[]) => {
  const outdated = new Set(outdatedBackups(backups));
  return backups.filter((each) => !outdated.has(each));
};
const daysOf = (backups: readonly StoredBackup[]) => backups.map(({ madeAt }) => backupDay(madeAt));

/** Returns the backups left after this many days, with cleanup after each. */
function afterDays(count: number, isVerified: (day: number) => boolean = () => true): StoredBackup[] {
  let backups: StoredBackup[] = [];
  for (let day = 0; day < count; day += 1) backups = keptOf([...backups, backup(after(day), isVerified(day))]);
  return backups;
}

describe('outdatedBackups', () => {
  it('keeps seven days, four weeks and twelve months of a year and more', () => {
    // Until Tuesday, 1 December 2026.
    expect(daysOf(afterDays(336))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-15',
      '2026-11-22',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('never keeps more than that, and always the last seven days', () => {
    let backups: StoredBackup[] = [];
    for (let day = 0; day < 800; day += 1) {
      backups = keptOf([...backups, backup(after(day))]);
      expect(backups.length).toBeLessThanOrEqual(7 + 4 + 12);
      expect(daysOf(backups).slice(-7)).toEqual(
        Array.from({ length: Math.min(7, day + 1) }, (_, back) => backupDay(after(day - back))).toReversed(),
      );
    }
  });

  it('keeps the last of a day with several', () => {
    const [morning, evening] = [backup(first), backup(new Date(first.getTime() + 9 * hourMs))];

    expect(keptOf([evening, morning])).toEqual([evening]);
  });

  it('removes no good one while new ones fail, and keeps two of those', () => {
    const whole = afterDays(100);
    const failed = afterDays(500, (day) => day < 100);

    expect(failed.filter(({ isVerified }) => isVerified)).toEqual(whole);
    expect(daysOf(failed.filter(({ isVerified }) => !isVerified))).toEqual([after(498), after(499)].map(backupDay));
  });
});

describe("a backup's name", () => {
  it.each([true, false])('contains when it was made, and whether it was verified (%s)', (isVerified) => {
    expect(readNameOfBackup(nameOfBackup(first, isVerified))).toEqual({
      name: nameOfBackup(first, isVerified),
      madeAt: first,
      isVerified,
    });
  });

  it.each([
    'erasures.jsonl',
    'otryv.otryv',
    '../otryv-2026-01-01T00-00-00Z.otryv',
    '.otryv-2026-01-01T00-00-00Z.otryv',
  ])('does not match %s', (name) => expect(readNameOfBackup(name)).toBeNull());
});
