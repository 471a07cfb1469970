import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRoute } from '../testing/aRoute.ts';
import { posterPalette, posterPalettes } from './posterPalette.ts';
import { RoutePoster } from './RoutePoster.tsx';

describe('<RoutePoster />', () => {
  it('renders Russian display text in Russian glyphs', () => {
    render(<RoutePoster palette="ink" route={aRoute()} kind="Гонка" distanceKm={31.4} />);

    expect(screen.getByText('Гонка')).toHaveAttribute('lang', 'ru');
    expect(screen.getByText(/31.4/)).toBeInTheDocument();
  });

  it('labels its route as a scheme, with the full text in the tooltip', () => {
    render(<RoutePoster palette="ink" route={aRoute()} kind="Гонка" distanceKm={31.4} />);

    expect(screen.getByText('схема')).toHaveAttribute('title', 'схема: подъёмы и набор по каталогу');
  });

  it('omits an unknown distance', () => {
    const { container } = render(<RoutePoster palette="ink" route={null} kind="Гонка" distanceKm={null} />);

    expect(container).toHaveTextContent(/^Гонка$/);
  });
});

describe('posterPalette', () => {
  it('returns the same palette for the same key', () => {
    expect(posterPalette('Осенний кубок')).toBe(posterPalette('Осенний кубок'));
  });

  it('uses every palette over many keys', () => {
    const used = new Set(Array.from({ length: 100 }, (_, key) => posterPalette(key)));

    expect([...used].toSorted()).toEqual(posterPalettes.toSorted());
  });
});
