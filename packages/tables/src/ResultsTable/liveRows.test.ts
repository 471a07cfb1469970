import { describe, expect, it } from 'vitest';
import { aField } from '../testing/aField.ts';
import { aResult } from '../testing/aResult.ts';
import { liveRows } from './liveRows.ts';
import { resultMarks } from './resultMarks.ts';

const read = aField();
const [first, second, ...others] = read;
const aNew = aResult({ profileId: 9, timeMs: 1_457_400, place: 2 });
const copyOf = <Value>(value: Value): Value => structuredClone(value);

describe('liveRows', () => {
  it('holds back new rows, and keeps the order of displayed ones', () => {
    const { rows, waiting, finished, isWaiting } = liveRows(read, [aNew, ...read], true);

    expect(rows).toBe(read);
    expect({ waiting, finished, isWaiting }).toEqual({ waiting: [aNew.id], finished: 1, isWaiting: true });
  });

  it('counts people: no second account, and no rider who dropped out', () => {
    const [displayed = aNew] = read;
    const out = (label: 'DUP' | 'DNF', of: typeof aNew) => ({
      ...of,
      id: `${label} of ${of.id}`,
      disqualification: { label, reason: null },
    });
    const others = [out('DUP', displayed), out('DUP', aNew), out('DNF', aResult({ profileId: 10 }))];

    const { waiting, finished } = liveRows(read, [aNew, ...read, ...others], true);

    expect({ waiting: waiting.length, finished }).toEqual({ waiting: 4, finished: 1 });
  });

  it.each([
    { what: 'place', changes: { place: 3 } },
    { what: 'category', changes: { groupLabel: 'E' as const } },
    { what: 'time', changes: { timeMs: 1_457_479 } },
    { what: 'status', changes: { disqualification: { label: 'DSQ' as const, reason: null } } },
  ])('holds back a row whose $what has changed', ({ changes }) => {
    if (!first || !second) throw new Error('a field has riders');

    const { rows, waiting, finished } = liveRows(read, [first, { ...second, ...changes }, ...others], true);

    expect(rows).toBe(read);
    expect({ waiting, finished }).toEqual({ waiting: [second.id], finished: 0 });
  });

  it('applies only changes that do not move rows', () => {
    const coming = copyOf(read).map((row, at) => (at === 1 ? { ...row, speedKmh: 12 } : row));

    const { rows, isWaiting } = liveRows(read, coming, true);

    expect(rows.map((row, at) => row === read[at])).toEqual([true, false, true, true]);
    expect(rows[1]?.speedKmh).toBe(12);
    expect(isWaiting).toBe(false);
  });

  it('holds back a change in an order that it may affect', () => {
    const coming = read.map((row, at) => (at === 1 ? { ...row, speedKmh: 12 } : row));

    expect(liveRows(read, coming, false).waiting).toEqual([second?.id]);
  });

  it('keeps a removed row until the reader shows the changes', () => {
    const { rows, isWaiting } = liveRows(read, read.slice(1), true);

    expect(rows).toBe(read);
    expect(isWaiting).toBe(true);
  });

  it('detects another protocol by its rows', () => {
    expect(liveRows(read, [aNew], true).isOther).toBe(true);
    expect(liveRows(read, [aNew, ...read], true).isOther).toBe(false);
  });
});

describe('settled rows', () => {
  it('are the received ones, keeping the identity of unchanged ones', () => {
    const coming = [aNew, ...copyOf(read)];

    const rows = liveRows(read, coming, true).settled;

    expect(rows.map(({ id }) => id)).toEqual(coming.map(({ id }) => id));
    expect(rows.slice(1).map((row, at) => row === read[at])).toEqual([true, true, true, true]);
  });
});

describe('resultMarks', () => {
  it('contain category, place, time and status of each row by its id', () => {
    const out = aResult({
      profileId: 8,
      place: null,
      timeMs: null,
      disqualification: { label: 'DNF', reason: null },
    });

    expect(resultMarks([aResult(), out])).toEqual({ 'result-7': 'A 1 1457346', 'result-8': 'A 0  DNF' });
  });

  it('are equal for rows that differ only in fields that do not affect the position', () => {
    expect(resultMarks([aResult({ speedKmh: 1 })])).toEqual(resultMarks([aResult({ speedKmh: 2 })]));
  });
});
