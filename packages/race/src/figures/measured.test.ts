import { describe, expect, it } from 'vitest';
import { wattsPerKg } from '../power/wattsPerKg.ts';
import { measuredOrNull } from './measured.ts';
import { roundTo } from './roundTo.ts';

describe('measured', () => {
  it.each([1, 0.5, 250, 1e9])('keeps %s', (value) => {
    expect(measuredOrNull(value)).toBe(value);
  });

  it.each([0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('treats %s as not measured', (value) => {
    expect(measuredOrNull(value)).toBeNull();
  });
});

describe('roundTo', () => {
  it.each([
    { value: 3.574, decimals: 2, rounded: 3.57 },
    { value: 3.575, decimals: 2, rounded: 3.58 },
    { value: 1.005, decimals: 2, rounded: 1.01 },
    { value: 8.345, decimals: 2, rounded: 8.35 },
    { value: 25.0019999, decimals: 3, rounded: 25.002 },
    { value: 24.5, decimals: 0, rounded: 25 },
    { value: 0, decimals: 2, rounded: 0 },
    { value: 1234.56, decimals: 1, rounded: 1234.6 },
  ])('rounds $value to $decimals decimals: $rounded', ({ value, decimals, rounded }) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });
});

describe('wattsPerKg', () => {
  it.each([
    { watts: 250, grams: 70_000, expected: 3.57 },
    { watts: 297.4, grams: 61_500, expected: 4.84 },
    { watts: 300, grams: 75_000, expected: 4 },
    { watts: 1, grams: 100_000, expected: 0.01 },
  ])('$watts W at $grams g is $expected', ({ watts, grams, expected }) => {
    expect(wattsPerKg(watts, grams)).toBe(expected);
  });

  it.each([
    { watts: null, grams: 70_000 },
    { watts: 0, grams: 70_000 },
    { watts: 250, grams: null },
    { watts: 250, grams: 0 },
    { watts: 250, grams: undefined },
    { watts: undefined, grams: undefined },
    { watts: Number.NaN, grams: 70_000 },
    { watts: 250, grams: -1 },
  ])('is missing for $watts W at $grams g, never infinite', ({ watts, grams }) => {
    expect(wattsPerKg(watts, grams)).toBeNull();
  });
});
