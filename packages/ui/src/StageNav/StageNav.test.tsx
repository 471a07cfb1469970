import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StageNav } from './StageNav.tsx';

const steps = [
  { label: 'Главный зачёт', href: '/results' },
  { label: '1', name: 'Этап 1: Побережье', href: '/results/stage/1' },
  { label: '2', name: 'Этап 2: Мосты', href: '/race/502', note: 'сегодня' },
  { label: '3', href: null },
];

describe('<StageNav />', () => {
  it('links available steps by their full names, and marks the current one', () => {
    render(<StageNav label="Этапы" steps={steps} current="/results/stage/1" />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/results',
      '/results/stage/1',
      '/race/502',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Этап 1: Побережье');
    expect(screen.getByRole('link', { name: '2 сегодня, Этап 2: Мосты' })).toHaveTextContent('2 сегодня');
    expect(screen.getByText('3')).toBeInTheDocument();
  });
});
