import { describe, expect, it } from 'vitest';
import { countedLine, infoLine } from './measuring/goal.ts';
import { tableOf, withTable } from './readme.ts';

describe('refreshed', () => {
  const text = 'head\n<!-- http -->\nold\n<!-- /http -->\ntail';

  it('replaces only the content between the markers', () => {
    expect(withTable(text, 'http', 'new')).toBe('head\n<!-- http -->\n\nnew\n\n<!-- /http -->\ntail');
    expect(withTable(withTable(text, 'http', 'new'), 'http', 'newer')).toBe(withTable(text, 'http', 'newer'));
  });

  it('throws for a bench without markers', () => {
    expect(() => withTable(text, 'route', 'new')).toThrow('route');
  });
});

describe('tableOf', () => {
  it('contains the day and the cores, but no verdict for informational lines', () => {
    const lines = [countedLine({ goal: 'P8', what: 'commits', limit: { atMost: 0 }, ours: 2 }), infoLine('rows', '7')];

    expect(tableOf(lines, new Date('2026-11-21T20:00:00Z'), 2).split('\n')).toEqual([
      '2026-11-21, 2 cores:',
      '',
      '| goal | what    | ours | peer | ratio (goal) |        |',
      '| ---- | ------- | ---- | ---- | ------------ | ------ |',
      '| P8   | commits | 2    |      | ≤ 0          | missed |',
      '|      | rows    | 7    |      |              |        |',
    ]);
  });
});
