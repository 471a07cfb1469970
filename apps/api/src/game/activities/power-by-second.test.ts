import { describe, expect, it } from 'vitest';
import { decodePower, encodePower, powerBySecond } from './power-by-second.ts';

describe('powerBySecond', () => {
  it.each([
    { what: 'fills a pause with zeros', watts: [100, 200], seconds: [0, 3], expected: [100, 0, 0, 200] },
    { what: 'counts from the first record', watts: [100, 200], seconds: [1000, 1001], expected: [100, 200] },
    { what: 'takes the later of two records of one second', watts: [1, 2, 3], seconds: [0, 0, 1], expected: [2, 3] },
    { what: 'leaves out a clock that runs backwards', watts: [1, 2, 3], seconds: [5, 6, 4], expected: [1, 2] },
    { what: 'leaves out a leap of more than a day', watts: [1, 2], seconds: [0, 1e9], expected: [1] },
    { what: 'counts what nobody measured as 0', watts: [null, 5], seconds: [0, 1], expected: [0, 5] },
    { what: 'takes one a second without times', watts: [1, 2, 3], seconds: null, expected: [1, 2, 3] },
    { what: 'ignores times of another length', watts: [1, 2], seconds: [0], expected: [1, 2] },
    { what: 'keeps impossible values in range', watts: [1e9, -5, 0.6], seconds: null, expected: [65_535, 0, 1] },
    { what: 'makes nothing of nothing', watts: [], seconds: [], expected: [] },
    { what: 'leaves out times that are no numbers', watts: [7, 8], seconds: [0, Number.NaN], expected: [7] },
  ])('$what', ({ watts, seconds, expected }) => {
    expect([...powerBySecond({ watts, seconds })]).toEqual(expected);
  });

  it('round-trips through bytes', () => {
    const samples = Uint16Array.from([0, 1, 255, 256, 65_535]);

    expect(decodePower(encodePower(samples))).toEqual(samples);
    expect(encodePower(samples).length).toBe(10);
  });
});
