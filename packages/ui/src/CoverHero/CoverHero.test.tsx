import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoverHero } from './CoverHero.tsx';

describe('<CoverHero />', () => {
  it('is titled by the name, without the adjacent mark', () => {
    render(<CoverHero title="Клуб «Ось»" shortName="ОСЬ" text="Гонки по четвергам" />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Клуб «Ось»$/);
    expect(screen.getByText('Гонки по четвергам')).toBeInTheDocument();
  });

  it('renders a figure of 0', () => {
    render(<CoverHero title="Ось" shortName="ОСЬ" figures={[{ label: 'впереди', value: '0' }]} />);

    expect(screen.getByText('впереди').nextElementSibling).toHaveTextContent('0');
  });

  it('renders a trailing card, and no logo without both picture and name', () => {
    render(<CoverHero title="Осенний кубок" aside={<p>Лидеры</p>} />);

    expect(screen.getByText('Лидеры')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.children).toHaveLength(1);
  });
});
