import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupShifts } from './groupShifts.ts';
import type { Placing, Shift } from './protocolShifts.ts';

const at = (place: number | null): Placing => ({
  rowId: '',
  place,
  label: place === null ? 'DSQ' : null,
  gapMs: null,
  points: null,
});
const move = (from: number | null, to: number | null): Shift => ({
  rowId: `${from}-${to}`,
  before: at(from),
  after: at(to),
});
const ids = (shifts: readonly Shift[]) => shifts.map(({ rowId }) => rowId);

describe('groupShifts', () => {
  it('lists a disqualified winner, the medals individually, and the rest as one run', () => {
    const rest = Array.from({ length: 10 }, (_, index) => move(index + 2, index + 1));

    const { labelled, single, runs } = groupShifts([move(1, null), ...rest]);

    expect(ids(labelled)).toEqual(['1-null']);
    expect(ids(single)).toEqual(['2-1', '3-2', '4-3']);
    expect(runs).toEqual([{ from: 4, to: 10, formerFrom: 5, formerTo: 11, by: 1 }]);
  });

  it('starts a new run where the distance changes', () => {
    const shifts = [...[6, 7, 8, 9].map((place) => move(place, place - 1)), ...[12, 13, 14].map((p) => move(p, p - 2))];

    const { runs } = groupShifts(shifts);

    expect(runs.map(({ from, to, by }) => [from, to, by])).toEqual([
      [5, 8, 1],
      [10, 12, 2],
    ]);
  });

  it('lists two neighbours individually, as a run of two is less informative', () => {
    const { single, runs } = groupShifts([move(10, 9), move(11, 10)]);

    expect([ids(single), runs]).toEqual([['10-9', '11-10'], []]);
  });

  it('counts places down as negative', () => {
    expect(groupShifts([5, 6, 7].map((place) => move(place, place + 1))).runs[0]?.by).toBe(-1);
  });

  it('loses no rows, and is symmetric under exchanging both sides', () => {
    fc.assert(
      fc.property(someShifts, (shifts) => {
        const { labelled, single, runs } = groupShifts(shifts);
        const back = groupShifts(shifts.map(({ rowId, before, after }) => ({ rowId, before: after, after: before })));
        const inRuns = runs.reduce((sum, { from, to }) => sum + to - from + 1, 0);

        expect(labelled.length + single.length + inRuns).toBe(shifts.length);
        expect(ids(back.labelled).toSorted()).toEqual(ids(labelled).toSorted());
        expect(ids(back.single).toSorted()).toEqual(ids(single).toSorted());
        expect(back.runs.toSorted((one, other) => one.formerFrom - other.formerFrom)).toEqual(
          runs.map(({ from, to, formerFrom, formerTo, by }) => ({
            from: formerFrom,
            to: formerTo,
            formerFrom: from,
            formerTo: to,
            by: -by,
          })),
        );
      }),
    );
  });
});

/** Riders of a protocol, some of whom are removed and added: those behind them shift. */
const someShifts = fc
  .array(fc.constantFrom('in', 'in', 'in', 'in', 'in', 'in', 'out', 'back'), { maxLength: 30 })
  .map((riders) => {
    const ranksOf = (isOut: string) => {
      let place = 0;
      return riders.map((rider) => (rider === isOut ? null : ++place));
    };
    const [before, after] = [ranksOf('back'), ranksOf('out')];
    return riders.flatMap((_, index) => {
      const [from = null, to = null] = [before[index], after[index]];
      return from === to ? [] : [{ ...move(from, to), rowId: String(index) }];
    });
  });
