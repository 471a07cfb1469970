import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRaceTime } from './formatTime.ts';
import { parseRaceTime } from './parseRaceTime.ts';

describe('parseRaceTime', () => {
  it.each([
    { text: '24:17', ms: 1_457_000 },
    { text: '24:17.346', ms: 1_457_346 },
    { text: '24:17,3', ms: 1_457_300 },
    { text: ' 1:02:44 ', ms: 3_764_000 },
    { text: '01:02:44.05', ms: 3_764_050 },
    { text: '75:00', ms: 4_500_000 },
    { text: '0:00', ms: 0 },
  ])('parses «$text» as $ms ms', ({ text, ms }) => {
    expect(parseRaceTime(text)).toBe(ms);
  });

  it.each(['', '  '])('returns null for a blank «%s»', (text) => {
    expect(parseRaceTime(text)).toBeNull();
  });

  it.each(['24', '24:60', '1:60:00', '24:1', '24:17.', '24:17.3461', '-1:00', 'быстро', '1:2:3:04'])(
    'returns NaN for «%s»',
    (text) => {
      expect(parseRaceTime(text)).toBeNaN();
    },
  );

  it('parses every time that formatRaceTime prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 * 3_600_000 }), (ms) => {
        expect(parseRaceTime(formatRaceTime(ms))).toBe(ms);
      }),
    );
  });
});
