import { expect, it } from 'vitest';
import { toStandingsTableRow } from './toStandingsTableRow.ts';

type Row = Parameters<typeof toStandingsTableRow>[0];

const row: Row = Object.assign(Object.create(null), {
  profileId: 9007,
  profileData: { firstName: 'Лев' },
  totalTimeInMilliseconds: 14_126_000,
});

it('has a total time only if a stage counts', () => {
  expect(toStandingsTableRow(row)).toMatchObject({ totalTimeInMilliseconds: 14_126_000, rider: { firstName: 'Лев' } });
  expect(toStandingsTableRow({ ...row, totalTimeInMilliseconds: 0 }).totalTimeInMilliseconds).toBeNull();
});

it("has the jerseys of the row's rider", () => {
  const jerseys = new Map([
    [9007, ['leader', 'points'] as const],
    [9008, ['young'] as const],
  ]);

  expect(toStandingsTableRow(row, jerseys).jerseys).toEqual(['leader', 'points']);
  expect(toStandingsTableRow({ ...row, profileId: 9009 }, jerseys).jerseys).toEqual([]);
});
