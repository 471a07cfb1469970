import { expect, it } from 'vitest';
import { haveRidersMoved } from './event-revision.ts';

const [a, b] = [1, 2];
const mainIds = new Map([[72, 71]]);
const signUps = (pairs: readonly [zwiftId: number, subgroupId: number][]) =>
  pairs.map(([zwiftId, subgroupId]) => ({ zwiftId, subgroupId }));

it.each<[kind: string, before: [number, number][], after: [number, number][], moved: boolean]>([
  [
    'the same groups in another order',
    [
      [71, a],
      [8, b],
    ],
    [
      [8, b],
      [71, a],
    ],
    false,
  ],
  [
    'a new rider',
    [[71, a]],
    [
      [71, a],
      [8, b],
    ],
    false,
  ],
  ['another group', [[71, a]], [[71, b]], true],
  [
    'one more group',
    [[71, a]],
    [
      [71, a],
      [71, b],
    ],
    true,
  ],
  [
    'one group less',
    [
      [71, a],
      [71, b],
    ],
    [[71, b]],
    true,
  ],
  [
    'a withdrawal',
    [
      [71, a],
      [8, b],
    ],
    [[8, b]],
    true,
  ],
  [
    'a second game account in another group',
    [[71, b]],
    [
      [71, b],
      [72, a],
    ],
    true,
  ],
  [
    'a second game account in the same group',
    [[71, a]],
    [
      [71, a],
      [72, a],
    ],
    false,
  ],
])('haveRidersMoved judges %s', (_kind, before, after, moved) => {
  expect(haveRidersMoved(signUps(before), signUps(after), mainIds)).toBe(moved);
});
