// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { renderTokens } from '../build/tokens.ts';
import { tokens } from './generated/tokens.ts';

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, front: string, back: string): number {
  const colours: Record<string, string> = tokens[theme];
  const [one = Number.NaN, two = Number.NaN] = [front, back].map((name) =>
    luminance(colours[`--otryv-color-${name}`] ?? `no colour ${name}`),
  );
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const grounds = ['surface', 'canvas', 'own', 'hover', 'raised'];
const categories = ['aplus', 'a', 'b', 'c', 'd', 'e', 'w', 't'];
const tones = ['success', 'warning', 'danger', 'info'];

const textPairs = [
  ...['text', 'text-2', 'text-3', 'accent-text', ...tones].flatMap((front) => grounds.map((back) => [front, back])),
  ...tones.map((tone) => [tone, `${tone}-soft`]),
  ...categories.map((category) => [`cat-${category}-text`, `cat-${category}`]),
  ...['gold', 'silver', 'bronze'].map((medal) => ['medal-text', `medal-${medal}`]),
  ['text', 'sunken'],
  ['text-2', 'sunken'],
  ['text-3', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-text', 'accent-soft'],
  ['text-inverse', 'text'],
  ['best-text', 'best-fill'],
  ['rail-text', 'rail'],
  ['rail-text-2', 'rail'],
  ['rail-text', 'rail-hover'],
  ['hero-text', 'hero'],
  ['hero-text-2', 'hero'],
  ['hero-kicker', 'hero'],
];

const shapePairs = [
  ...['line-control', 'focus', 'gap-bar', 'record', 'accent', 'sex-m', 'sex-f'].map((front) => [front, 'surface']),
  ...['line-control', 'focus', 'gap-bar', 'record'].map((front) => [front, 'canvas']),
  ...categories.map((category) => [`cat-${category}-ring`, 'surface']),
  ...['gold', 'silver', 'bronze'].map((medal) => [`medal-${medal}-ring`, 'surface']),
  ...['green', 'yellow', 'orange', 'red'].map((vi) => [`vi-${vi}`, 'surface']),
  ...[1, 2, 3, 4, 5].map((series) => [`series-${series}`, 'surface']),
  ['rail-accent', 'rail'],
];

/** Returns the pairs with insufficient contrast, with their theme. */
function belowContrast(pairs: string[][], least: number) {
  return themes
    .flatMap((theme) => pairs.map(([front = '', back = '']) => ({ theme, front, back })))
    .map((pair) => ({ ...pair, contrast: contrast(pair.theme, pair.front, pair.back) }))
    .filter(({ contrast: found }) => !(found >= least));
}

it('sets no color-scheme on a page without a theme, to keep its own text colours', async () => {
  const { css } = await renderTokens();

  expect(/ {2}:root \{([^}]*)\}/.exec(css)?.[1]).not.toContain('color-scheme:');
});

describe('tokens', () => {
  it('are committed as generated', async () => {
    const built = await renderTokens();

    expect(await readFile(new URL('./generated/tokens.css', import.meta.url), 'utf8')).toBe(built.css);
    expect(await readFile(new URL('./generated/tokens.ts', import.meta.url), 'utf8')).toBe(built.ts);
  });

  it('have the same names in every theme', () => {
    expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
    expect(Object.keys(tokens.contrast)).toEqual(Object.keys(tokens.light));
  });

  it('ensure legible text on its background in every theme', () => {
    expect(belowContrast(textPairs, 4.5)).toEqual([]);
  });

  it('ensure visible shapes on their background in every theme', () => {
    expect(belowContrast(shapePairs, 3)).toEqual([]);
  });
});
