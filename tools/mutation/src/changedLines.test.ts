import { expect, it } from 'vitest';
import { firstLines, isOfTarget } from './changedLines.ts';

it('recognizes the lines of a target', () => {
  const patterns = [
    'packages/race/src/**/*.ts',
    '!packages/race/src/testing/**',
    'apps/api/src/teams/{team,rights}.ts',
  ];
  const lines = [
    'packages/race/src/series/points.ts:3-4',
    'packages/race/src/testing/days.ts:1-1',
    'apps/api/src/teams/team.ts:7-7',
    'apps/api/src/teams/teams.ts:7-7',
  ];

  expect(lines.filter((each) => isOfTarget(each, patterns))).toEqual([lines[0], lines[2]]);
});

it('limits the lines to the available time', () => {
  expect(firstLines(['a.ts:1-3', 'b.ts:9-9', 'b.ts:11-20', 'c.ts:1-1'], 6)).toEqual([
    'a.ts:1-3',
    'b.ts:9-9',
    'b.ts:11-12',
  ]);
});
