// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tokens } from '../../packages/ui/src/generated/tokens.ts';
import { contrastOf, standingsOf } from './tokenPairs.ts';

const names = Object.keys(tokens.light).map((name) => name.replace('--otryv-color-', ''));
const themes: Record<string, Record<string, string>> = {
  light: tokens.light,
  dark: tokens.dark,
  contrast: tokens.contrast,
};
const colour = (theme: string, name: string) => themes[theme]?.[`--otryv-color-${name}`] ?? '';

describe('contrastOf', () => {
  it('is 21 for black on white, 1 for equals', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#d90068', '#d90068')).toBe(1);
  });
});

describe('standingsOf', () => {
  it('refers to existing backgrounds', () => {
    expect(names.flatMap(standingsOf).filter(({ ground }) => !names.includes(ground))).toEqual([]);
  });

  it('covers the labels of all categories', () => {
    expect(names.filter((name) => /^cat-\w+-text$/.test(name) && standingsOf(name).length === 0)).toEqual([]);
  });

  it.each(Object.keys(themes))('requires no more than the theme %s provides', (theme) => {
    const low = names.flatMap((name) =>
      standingsOf(name)
        .filter(({ ground, least }) => contrastOf(colour(theme, name), colour(theme, ground)) < least)
        .map(({ ground }) => `${name} on ${ground}`),
    );

    expect(low).toEqual([]);
  });
});
