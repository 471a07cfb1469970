import { describe, expect, it } from 'vitest';
import { formatCount, formatLaps, plural } from './plural.ts';

const RACES = { one: 'заезд', few: 'заезда', many: 'заездов', other: 'заезда' };

describe('formatLaps', () => {
  it.each([
    [1, 'круг'],
    [2, 'круга'],
    [3, 'круга'],
    [4, 'круга'],
    [5, 'кругов'],
    [6, 'кругов'],
    [9, 'кругов'],
    [10, 'кругов'],
    [11, 'кругов'],
    [12, 'кругов'],
    [13, 'кругов'],
    [14, 'кругов'],
    [15, 'кругов'],
    [20, 'кругов'],
    [21, 'круг'],
    [22, 'круга'],
    [24, 'круга'],
    [25, 'кругов'],
    [100, 'кругов'],
    [101, 'круг'],
    [111, 'кругов'],
    [112, 'кругов'],
    [121, 'круг'],
  ])('formats %s %s: the ending follows the language, not the last digit', (laps, word) => {
    expect(formatLaps(laps)).toBe(`${laps}\u00a0${word}`);
  });

  it.each([
    [1, '1\u00a0lap'],
    [2, '2\u00a0laps'],
    [11, '11\u00a0laps'],
    [21, '21\u00a0laps'],
  ])('formats %s in English: %s', (laps, text) => {
    expect(formatLaps(laps, 'en')).toBe(text);
  });

  it.each([0, null, undefined, -1])('is blank for %s: the race is not measured in laps', (laps) => {
    expect(formatLaps(laps)).toBe('');
  });
});

describe('plural', () => {
  it.each([
    [0, 'заездов'],
    [1, 'заезд'],
    [2, 'заезда'],
    [5, 'заездов'],
    [1.5, 'заезда'],
    [1_000_000, 'заездов'],
  ])('selects %s %s', (count, word) => {
    expect(plural('ru', count, RACES)).toBe(word);
  });

  it('falls back to the general form if a word lacks a specific one', () => {
    expect(plural('ru', 2, { one: 'пальто', other: 'пальто' })).toBe('пальто');
    expect(plural('en', 0, { one: 'race', other: 'races' })).toBe('races');
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect(formatCount('ru', 1_021, RACES)).toBe('1\u00a0021\u00a0заезд');
  });

  it('keeps 0: no races is a valid count', () => {
    expect(formatCount('ru', 0, RACES)).toBe('0\u00a0заездов');
  });
});
