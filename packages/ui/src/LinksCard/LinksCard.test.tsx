import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shapeBars } from './cardShapes.ts';
import { LinksCard } from './LinksCard.tsx';

const links = [{ href: '/one', label: 'Первый заезд', detail: 'до финиша' }];

describe('<LinksCard />', () => {
  it('is a region named by its title, and shows its links with their details', () => {
    render(<LinksCard title="Райдеру" shape="rise" links={links} />);

    expect(screen.getByRole('region', { name: 'Райдеру' })).toHaveTextContent('до финиша');
    expect(screen.getByRole('link', { name: 'Первый заезд' })).toHaveAttribute('href', '/one');
  });
});

describe('shapeBars', () => {
  it.each([
    { shape: 'rise', climbs: 6 },
    { shape: 'plateau', climbs: 7 },
    { shape: 'hill', climbs: 0 },
  ] as const)('has 30 bars of at most the full height for $shape, $climbs of them a climb', ({ shape, climbs }) => {
    const bars = shapeBars(shape);

    expect(bars).toHaveLength(30);
    expect(bars.every(({ height }) => height > 0 && height <= 1)).toBe(true);
    expect(bars.filter(({ climb }) => climb)).toHaveLength(climbs);
  });
});
