import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../time-units.ts';
import { backupDay, nameOfBackup, outdatedBackups, readNameOfBackup, type StoredBackup } from './kept-backups.ts';

const first = new Date('2025-12-31T00:10:05Z');
const after = (days: number) => new Date(first.getTime() + days * dayMs);
const backup = (madeAt: Date, isVerified = true, isManual = false): StoredBackup => ({
  name: nameOfBackup({ madeAt, isVerified, isManual }),
  bytes: 1,
  madeAt,
  isVerified,
  isManual,
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

  it('keeps those made by an administrator beside the last of their day, and as any other after seven days', () => {
    const hour = (hours: number) => new Date(first.getTime() + hours * hourMs);
    const manuals = [3, 6].map((hours) => backup(hour(hours), true, true));
    const evening = backup(hour(9));

    expect(keptOf([...manuals, evening])).toEqual([...manuals, evening]);
    const week = Array.from({ length: 7 }, (_, day) => backup(after(day + 1)));
    expect(keptOf([...manuals, evening, ...week])).toEqual([evening, ...week]);
  });

  it('keeps the last seven of those made by an administrator', () => {
    const manuals = Array.from({ length: 9 }, (_, minutes) =>
      backup(new Date(first.getTime() + minutes * 60_000), true, true),
    );

    expect(keptOf(manuals)).toEqual(manuals.slice(2));
  });

  it('removes no good one while new ones fail, and keeps two of those', () => {
    const whole = afterDays(100);
    const failed = afterDays(500, (day) => day < 100);

    expect(failed.filter(({ isVerified }) => isVerified)).toEqual(whole);
    expect(daysOf(failed.filter(({ isVerified }) => !isVerified))).toEqual([after(498), after(499)].map(backupDay));
  });
});

describe("a backup's name", () => {
  it.each([
    { isVerified: true, isManual: false },
    { isVerified: false, isManual: false },
    { isVerified: true, isManual: true },
    { isVerified: false, isManual: true },
  ])('contains when it was made, whether it was verified, and how ($isVerified, $isManual)', (made) => {
    const name = nameOfBackup({ madeAt: first, ...made });

    expect(readNameOfBackup(name)).toEqual({ name, madeAt: first, ...made });
  });

  it.each([
    'erasures.jsonl',
    'otryv.otryv',
    '../otryv-2026-01-01T00-00-00Z.otryv',
    '.otryv-2026-01-01T00-00-00Z.otryv',
  ])('does not match %s', (name) => expect(readNameOfBackup(name)).toBeNull());
});
