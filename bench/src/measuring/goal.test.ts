import { describe, expect, it } from 'vitest';
import { comparedLine, countedLine, milliseconds, short } from './goal.ts';

describe('comparedLine', () => {
  const line = (ratio: number, isNoisy = false) =>
    comparedLine({
      goal: 'P1',
      what: 'first row',
      limit: { atMost: 0.35 },
      comparison: { ours: 52, peer: 240.4, ratio, isNoisy },
      format: milliseconds,
    });

  it('compares the ratio with the limit', () => {
    expect(line(0.35)).toEqual({
      goal: 'P1',
      what: 'first row',
      ours: '52 ms',
      peer: '240 ms',
      ratio: '0.35 (≤ 0.35)',
      verdict: 'met',
    });
    expect(line(0.36).verdict).toBe('missed');
  });

  it('gives a noisy run no verdict', () => {
    expect(line(9, true).verdict).toBe('noisy');
  });
});

describe('countedLine', () => {
  it('compares the count itself without a peer', () => {
    expect(countedLine({ goal: 'P8', what: 'commits', limit: { atMost: 0 }, ours: 0 }).verdict).toBe('met');
    expect(countedLine({ goal: 'P8', what: 'commits', limit: { atMost: 0 }, ours: 1 }).verdict).toBe('missed');
  });

  it('compares ours with the peer if there is one', () => {
    const line = countedLine({ goal: 'P13', what: 'requests', limit: { atLeast: 200 }, ours: 9000, peer: 40 });

    expect(line).toMatchObject({ ours: '9,000', peer: '40', ratio: '225 (≥ 200)', verdict: 'met' });
  });

  it('treats none against none as equal, and some against none as over any limit', () => {
    const line = (ours: number) => countedLine({ goal: 'P7', what: 'frames', limit: { atMost: 1 }, ours, peer: 0 });

    expect(line(0)).toMatchObject({ ratio: '1 (≤ 1)', verdict: 'met' });
    expect(line(2)).toMatchObject({ ratio: '∞ (≤ 1)', verdict: 'missed' });
  });
});

describe('short', () => {
  it.each([
    { value: 0.0023461, text: '0.00235' },
    { value: 0.5, text: '0.5' },
    { value: 1.2345, text: '1.23' },
    { value: 12345.6, text: '12346' },
  ])('formats $value as $text', ({ value, text }) => {
    expect(short(value)).toBe(text);
  });
});
