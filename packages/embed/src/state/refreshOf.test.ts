import { describe, expect, it } from 'vitest';
import { paceChanges, refreshOf } from './refreshOf.ts';

const start = Date.parse('2026-11-21T16:30:00Z');
const minutes = (count: number) => start + count * 60_000;
const hours = (count: number) => minutes(count * 60);

describe('refreshOf', () => {
  it.each([
    ['two days before', hours(-48), 0],
    ['less than two days before', hours(-47), 300],
    ['at the start', start, 15],
    ['less than three hours after the last finish', minutes(239), 15],
    ['three hours after it', minutes(240), 300],
    ['less than two days after it', hours(48), 300],
    ['two days after it', hours(49), 0],
  ])('%s', (_, now, seconds) => {
    expect(refreshOf([{ start, end: hours(1), isSettled: false }], now)).toBe(seconds);
  });

  it('slows down once the protocol is official', () => {
    expect(refreshOf([{ start, end: hours(1), isSettled: true }], minutes(70))).toBe(300);
  });

  it('polls fast for the one ongoing race of several', () => {
    const others = [hours(-200), hours(24)].map((each) => ({ start: each, isSettled: false }));

    expect(refreshOf([...others, { start, isSettled: false }], minutes(20))).toBe(15);
  });

  it('returns 0 without a race', () => {
    expect([refreshOf([], start), refreshOf([{ start: null, isSettled: false }], start)]).toEqual([0, 0]);
  });
});

describe('paceChanges', () => {
  it.each([
    ['a race without a finish', { start, isSettled: false }],
    ['a finish before the start', { start, end: hours(-1), isSettled: false }],
    ['a short race', { start, end: hours(1), isSettled: false }],
    ['a race of five hours', { start, end: hours(5), isSettled: false }],
    ['an official protocol', { start, end: hours(5), isSettled: true }],
  ])('contains every moment when the interval changes: %s', (_, race) => {
    const known = paceChanges([race]);
    const minutesWithChange = Array.from({ length: 120 * 60 }, (_none, at) => minutes(at - 60 * 60)).filter(
      (minute) => refreshOf([race], minute) !== refreshOf([race], minute + 60_000),
    );

    expect(minutesWithChange).not.toEqual([]);
    expect(
      minutesWithChange.filter((minute) => !known.some((change) => change > minute && change <= minute + 60_000)),
    ).toEqual([]);
  });
});
