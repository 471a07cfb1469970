import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Swatch } from '../testing/Specimen.tsx';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Scale {
  meaning: string;
  /** A colour, or a colour and the text colour on it. */
  colours: readonly (string | readonly [string, string])[];
}

const scalesOf = (scales: readonly Scale[]) => () => (
  <Matrix>
    {scales.map(({ meaning, colours }) => (
      <Cell key={meaning} label={meaning} top>
        {colours.map((colour) => {
          const [name, text] = typeof colour === 'string' ? [colour] : colour;
          return <Swatch key={name + (text ?? '')} name={name} text={text} />;
        })}
      </Cell>
    ))}
  </Matrix>
);

const on = (ground: string, texts: readonly string[]) => texts.map((text) => [ground, text] as const);

/** Colours of pages; the toolbar changes the theme. */
export const States: Story = {
  render: scalesOf([
    { meaning: 'Основа страницы', colours: on('canvas', ['text', 'text-2', 'text-3']) },
    { meaning: 'Карточка и таблица', colours: on('surface', ['text', 'text-2', 'text-3']) },
    { meaning: 'Над страницей', colours: on('raised', ['text', 'text-2']) },
    { meaning: 'Вдавленное', colours: on('sunken', ['text', 'text-2', 'text-3']) },
    { meaning: 'Под указателем', colours: on('hover', ['text', 'text-2']) },
    { meaning: 'Линии', colours: ['line', 'line-strong', 'line-control', 'focus'] },
    {
      meaning: 'Главное действие',
      colours: [
        ['accent', 'on-accent'],
        ['accent-hover', 'on-accent'],
        ['accent-soft', 'accent-text'],
      ],
    },
    { meaning: 'Своя строка', colours: on('own', ['text', 'text-2']) },
    { meaning: 'Боковая панель', colours: [...on('rail', ['rail-text', 'rail-text-2']), ['rail-hover', 'rail-text']] },
    {
      meaning: 'Афиша',
      colours: [...on('hero', ['hero-text', 'hero-text-2', 'hero-kicker']), 'hero-bar', 'hero-climb'],
    },
  ]),
};

/** Scales with a meaning in a race. */
export const Features: Story = {
  render: scalesOf([
    {
      meaning: 'Категории',
      colours: ['aplus', 'a', 'b', 'c', 'd', 'e', 'w', 't'].map((key) => [`cat-${key}`, `cat-${key}-text`] as const),
    },
    { meaning: 'Медали', colours: ['gold', 'silver', 'bronze'].map((key) => [`medal-${key}`, 'medal-text'] as const) },
    {
      meaning: 'Состояния',
      colours: ['success', 'warning', 'danger', 'info'].map((tone) => [`${tone}-soft`, tone] as const),
    },
    { meaning: 'Вариативность', colours: ['vi-green', 'vi-yellow', 'vi-orange', 'vi-red'] },
    { meaning: 'Отрыв', colours: ['gap-track', 'gap-bar'] },
    { meaning: 'Лучшее и рекорд', colours: [['best-fill', 'best-text'], 'record'] },
    { meaning: 'Пол', colours: ['sex-m', 'sex-f'] },
    { meaning: 'Ряды графика', colours: ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'] },
  ]),
};
