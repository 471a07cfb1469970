import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VersusHero } from './VersusHero.tsx';

const riders = [
  { key: 7, name: 'Лев Подветренный', href: '#7', category: 'B' },
  { key: 8, name: 'Глеб Полозов', facts: 'ШТИЛЬ', action: <button type="button">Убрать</button> },
];

describe('<VersusHero />', () => {
  it('shows the riders in their order, with the score and its explanation', () => {
    render(<VersusHero title="Сравнение" riders={riders} score="5 : 3" text="Лев впереди в 5 из 8" />);

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Лев Подветренный',
      'Глеб Полозов',
    ]);
    expect(screen.getByRole('link', { name: 'Лев Подветренный' })).toHaveAttribute('href', '#7');
    for (const text of ['5 : 3', 'Лев впереди в 5 из 8', 'ШТИЛЬ', 'Убрать'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    { wins: [5, 3], blocks: [5, 3] },
    { wins: [150, 51], blocks: [30, 10] },
    { wins: [0, 0], blocks: [] },
  ])('draws $wins as $blocks blocks hidden from screen readers', ({ wins, blocks }) => {
    const { container } = render(<VersusHero title="Сравнение" riders={riders} score="5 : 3" wins={wins} />);

    const strips = [...container.querySelectorAll('[aria-hidden="true"] > span:has(i), [aria-hidden="true"] > i')];
    expect(strips.map(({ children }) => children.length)).toEqual(blocks);
  });

  it('keeps its text without a score', () => {
    render(<VersusHero title="Сравнение" riders={[]} text="Выберите двух райдеров" picker={<input />} />);

    expect(screen.getByText('Выберите двух райдеров')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });
});
