import { describe, expect, it } from 'vitest';
import { IMPORTANCE_LEVELS, importanceLevel } from './importance.ts';
import { startPocketOf, startPockets } from './startPockets.ts';

describe('importanceLevel', () => {
  it.each(IMPORTANCE_LEVELS)('is unrated for a group ride, whatever was chosen: %s', (chosen) => {
    expect(importanceLevel(chosen, { eventType: 'GROUP_RIDE', shortestMetres: 90_000 })).toBe('unrated');
  });

  it.each([
    { chosen: 'championship', shortestMetres: 7000, level: 'sprint' },
    { chosen: 'championship', shortestMetres: 0, level: 'sprint' },
    { chosen: 'championship', shortestMetres: 7000.5, level: 'championship' },
    { chosen: 'sprint', shortestMetres: 7001, level: 'standard' },
    { chosen: 'sprint', shortestMetres: null, level: 'sprint' },
    { chosen: 'unrated', shortestMetres: 40_000, level: 'unrated' },
  ] as const)('of a race of $shortestMetres m, chosen $chosen, is $level', ({ chosen, shortestMetres, level }) => {
    expect(importanceLevel(chosen, { eventType: 'RACE', shortestMetres })).toBe(level);
  });
});

describe('the start pockets of a route', () => {
  it.each([
    { text: '1,2,3,4', pockets: [1, 2, 3, 4] },
    { text: '116', pockets: [116] },
    { text: ' 21, 22', pockets: [21, 22] },
    { text: '', pockets: [1, 2, 3, 4] },
    { text: 'none', pockets: [1, 2, 3, 4] },
  ])('are parsed from $text', ({ text, pockets }) => {
    expect(startPockets(text)).toEqual(pockets);
  });

  it('are assigned to the groups in order, and the last one to the rest', () => {
    expect([1, 2, 3, 4, 5].map((group) => startPocketOf(group, [6, 7, 8, 9]))).toEqual([6, 7, 8, 9, 9]);
    expect(startPocketOf(3, [116])).toBe(116);
    expect(startPocketOf(3, [])).toBeNull();
  });
});
