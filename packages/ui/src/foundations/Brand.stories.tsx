import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { contrastRatio } from '../ColorField/contrastRatio.ts';
import { colourOnScreen } from '../testing/colourOnScreen.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';

const meta = { title: 'Foundations/Brand', parameters: { keyboard: ['button'] } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['light', 'dark'] as const;
const shownBrands = ['#00695c', '#1d4ed8', '#fccf0b', '#111111', '#ef4444', '#a3a3a3'];
const moreBrands = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#d90068',
  '#7c3aed',
  '#0ea5e9',
  '#f97316',
  '#84cc16',
  '#5b2a0e',
  '#fde2ec',
  '#0a0a23',
  '#c0ffee',
];

const texts = [
  { front: 'on-accent', grounds: ['accent', 'accent-hover'] },
  { front: 'accent-text', grounds: ['surface', 'canvas', 'raised', 'hover', 'accent-soft', 'own'] },
  ...['text', 'text-2', 'text-3', 'success', 'warning', 'danger', 'info'].map((front) => ({ front, grounds: ['own'] })),
  { front: 'hero-kicker', grounds: ['hero'] },
];
const shapes = [
  ...['accent', 'focus', 'gap-bar', 'series-1'].map((front) => ({ front, grounds: ['surface', 'canvas'] })),
  { front: 'rail-accent', grounds: ['rail'] },
  { front: 'hero-climb', grounds: ['hero'] },
];
const pairs = [
  ...texts.map((text) => ({ ...text, least: 4.5 })),
  ...shapes.map((shape) => ({ ...shape, least: 3 })),
].flatMap(({ front, grounds, least }) => grounds.map((ground) => ({ front, ground, least })));

const branded = (brand: string) => ({ '--otryv-brand': brand }) as CSSProperties;
const colour = (name: string) => `var(--otryv-color-${name})`;

/** A single variable sets a site's colours in both themes. */
export const OneVariable: Story = {
  render: () => (
    <Matrix>
      {shownBrands.map((brand) => (
        <Cell key={brand} label={brand}>
          {themes.map((theme) => (
            <div
              key={theme}
              data-theme={theme}
              style={{ ...branded(brand), display: 'grid', gap: 8, padding: 12, background: colour('surface') }}
            >
              <Button kind="primary">Зарегистрироваться</Button>
              <span style={{ padding: 8, background: colour('own'), color: colour('text') }}>Своя строка</span>
              <span style={{ padding: 8, background: colour('accent-soft'), color: colour('accent-text') }}>
                Показать новых
              </span>
            </div>
          ))}
        </Cell>
      ))}
    </Matrix>
  ),
};

/** Every text and shape that follows a brand has sufficient contrast in the browser, for any brand. */
export const ContrastOfAnyBrand: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {[...shownBrands, ...moreBrands].flatMap((brand) =>
        themes.map((theme) => (
          <div key={`${brand} ${theme}`} data-theme={theme} style={branded(brand)}>
            {pairs.map(({ front, ground, least }) => (
              <i
                key={`${front} ${ground}`}
                title={`${front} on ${ground} of ${brand}, ${theme}`}
                data-least={least}
                style={{ color: colour(front), background: colour(ground) }}
              />
            ))}
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-least]')];
    const low = drawn.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const ratio = contrastRatio(colourOnScreen(color), colourOnScreen(backgroundColor));
      return ratio >= Number(element.dataset.least) ? [] : [`${ratio.toFixed(2)}: ${element.title}`];
    });

    await expect(drawn.length).toBe(pairs.length * themes.length * (shownBrands.length + moreBrands.length));
    await expect(low).toEqual([]);
  },
};
