import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { SeriesLeaders } from './SeriesLeaders.tsx';

const leaders = [
  { label: 'Общий зачёт', rider: 'Ярослав Быстрицкий', href: '/profile/1/results', value: '3:55:27', jersey: 'leader' },
  { label: 'Женщины', rider: 'Нелли Якорева', value: '+19:52', jersey: null },
] as const;

describe('<SeriesLeaders />', () => {
  describeConformance((props) => <SeriesLeaders leaders={leaders} {...props} />);

  it('shows each classification with its rider, figure and jersey', () => {
    render(<SeriesLeaders leaders={leaders} />);

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'майка лидераОбщий зачётЯрослав Быстрицкий3:55:27',
      'ЖенщиныНелли Якорева+19:52',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/1/results');
  });
});
