import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OngoingRace, type OngoingRaceProps } from './OngoingRace.tsx';

const race: OngoingRaceProps = {
  title: 'Длинный штиль',
  href: '#race',
  elapsed: 'В пути 48 мин',
  summary: 'Записались 46',
  finishers: [],
  empty: 'Пока никто не финишировал.',
  note: 'Неофициально',
};

describe('<OngoingRace />', () => {
  it('shows a message before the first finish, and lists finishers in order', () => {
    const { rerender } = render(<OngoingRace {...race} />);

    expect(screen.getByText('Пока никто не финишировал.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();

    const rider = { country: 'RUS', category: 'A' };
    const finishers = [
      { ...rider, key: 1, name: 'Тимур Ветлужский', ms: 2_537_346 },
      { ...rider, key: 2, name: 'Вера Якорева', ms: null },
    ];
    rerender(<OngoingRace {...race} finishers={finishers} />);

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Тимур Ветлужский42:17\.346$/),
      expect.stringMatching(/Вера Якорева/),
    ]);
    expect(screen.queryByText('Пока никто не финишировал.')).toBeNull();
  });
});
