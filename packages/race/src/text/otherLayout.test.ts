import { describe, expect, it } from 'vitest';
import { otherLayout } from './otherLayout.ts';

describe('otherLayout', () => {
  it.each([
    ['kb,yjd', 'либнов'],
    ['gthtdfk 2', 'перевал 2'],
    ['`krby', 'ёлкин'],
    ['дшитщм', 'libnov'],
    ['цекд', 'wtrl'],
  ])('converts %s to %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });
});
