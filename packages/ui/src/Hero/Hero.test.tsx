import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRoute } from '../testing/aRoute.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Hero } from './Hero.tsx';
import { HeroSkeleton } from './HeroSkeleton.tsx';
import { NextUp } from './NextUp.tsx';

const next = {
  title: 'Перевал',
  kicker: 'Сегодня',
  meta: 'Ватопия',
  route: aRoute(),
  startsAt: '2026-11-21T16:00:00Z',
};

describe('<Hero />', () => {
  it('titles the page', () => {
    render(<Hero title="Холмы" />);

    expect(screen.getByRole('heading', { level: 1, name: 'Холмы' })).toHaveAttribute('lang', 'ru');
  });

  it('omits an empty list of figures', () => {
    render(<Hero title="Холмы" figures={[]} />);

    expect(screen.queryByRole('term')).toBeNull();
  });
});

describe('<HeroSkeleton />', () => {
  describeConformance((props) => <HeroSkeleton {...props} />);

  it('is hidden from screen readers', () => {
    const { container } = render(<HeroSkeleton size="event" />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('<NextUp />', () => {
  it('links to the race and counts down to it', () => {
    render(<NextUp {...next} href="/race/schedule/7" />);

    expect(screen.getByRole('link', { name: 'Перевал' })).toHaveAttribute('href', '/race/schedule/7');
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('labels its route as a scheme, and omits the label without a route', () => {
    const { rerender } = render(<NextUp {...next} route={aRoute()} />);
    expect(screen.getByText('схема: подъёмы и набор по каталогу')).toBeInTheDocument();

    rerender(<NextUp {...next} route={null} />);
    expect(screen.queryByText(/схема/)).toBeNull();
  });

  it('renders its title as an h2 under another title', () => {
    render(<NextUp {...next} level={2} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Перевал' })).toBeInTheDocument();
  });
});
