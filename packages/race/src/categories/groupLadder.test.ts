import { describe, expect, it } from 'vitest';
import { groupLadder } from './groupLadder.ts';

const paced = (name: string, fromPaceValue: number, toPaceValue: number, paceType = 1) => ({
  name,
  paceType,
  fromPaceValue,
  toPaceValue,
});
const scored = (name: string, rangeAccessLabel: string) => ({ ...paced(name, 1, 6), rangeAccessLabel });
const a = paced('A', 4, 6);
const b = paced('B', 3.2, 3.99);
const c = paced('C', 2.5, 3.2);

describe('groupLadder', () => {
  it.each([
    { title: 'orders groups from the weakest', groups: [a, b, c], steps: ['C 2.5', 'B 3.2', 'A 4'] },
    { title: 'allows any order of labels', groups: [a, paced('E', 6, 8), b], steps: ['B 3.2', 'A 4', 'E 6'] },
    { title: 'leaves out a group for everybody', groups: [a, b, paced('E', 3.2, 6)], steps: ['B 3.2', 'A 4'] },
    { title: 'leaves out a group without a range', groups: [a, b, paced('E', 0, 0)], steps: ['B 3.2', 'A 4'] },
    {
      title: 'reads ranges of the racing score',
      groups: [scored('A', '690-1000'), scored('E', '0-180'), scored('D', '180-690')],
      steps: ['E 1', 'D 180', 'A 690'],
    },
  ])('$title', ({ groups, steps }) => {
    expect(groupLadder(groups)?.steps.map(({ group, from }) => `${group.name} ${from}`)).toEqual(steps);
  });

  it('knows what it measures', () => {
    expect(groupLadder([a, b])?.measuredIn).toBe('wattsPerKg');
    expect(groupLadder([scored('A', '690-1000'), scored('B', '520-690')])?.measuredIn).toBe('racingScore');
  });

  it.each([
    { title: 'there are no groups', groups: [] },
    { title: 'only one group remains', groups: [a, paced('E', 0, 0)] },
    { title: 'the ranges are equal', groups: [a, paced('B', 4, 6)] },
    { title: 'the ranges overlap', groups: [a, paced('B', 3.2, 4.2)] },
    { title: 'the units differ', groups: [a, scored('B', '520-690')] },
    { title: 'the range is another label', groups: [scored('A', 'zFTP'), scored('B', '520-690 B')] },
    { title: 'the pace is a speed', groups: [paced('A', 40, 50, 2), paced('B', 30, 39, 2)] },
  ])('is null if $title', ({ groups }) => {
    expect(groupLadder(groups)).toBeNull();
  });
});
