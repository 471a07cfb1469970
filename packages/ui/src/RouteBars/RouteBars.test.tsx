import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRoute } from '../testing/aRoute.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { RouteBars } from './RouteBars.tsx';
import { RouteFigure } from './RouteFigure.tsx';

const barsIn = (path: Element | undefined) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;

describe('<RouteBars />', () => {
  describeConformance((props) => <RouteBars route={aRoute()} {...props} />);

  it('draws every bar once, as road or as climb', () => {
    const { container } = render(<RouteBars route={aRoute()} bars={48} />);

    const [plain, climb] = container.querySelectorAll('path');
    expect(barsIn(plain) + barsIn(climb)).toBe(48);
    expect(barsIn(climb)).toBeGreaterThan(0);
  });

  it('draws an unknown route as a flat strip', () => {
    const { container } = render(<RouteBars route={null} bars={12} />);

    const [plain, climb] = container.querySelectorAll('path');
    expect(barsIn(plain)).toBe(12);
    expect(barsIn(climb)).toBe(0);
  });
});

describe('<RouteFigure />', () => {
  it('writes the distance at the finish with a decimal point', () => {
    render(<RouteFigure route={aRoute()} distanceKm={31.4} />);

    expect(screen.getByText(/финиш 31.4/)).toBeInTheDocument();
  });

  it('labels the profile as a scheme, and omits the label for a route that is not drawn', () => {
    const { rerender } = render(<RouteFigure route={aRoute()} distanceKm={31.4} />);
    expect(screen.getByText('схема: подъёмы и набор по каталогу')).toBeInTheDocument();

    rerender(<RouteFigure route={null} distanceKm={31.4} />);
    expect(screen.queryByText(/схема/)).toBeNull();
  });

  it('does not label recorded heights as a scheme', () => {
    render(<RouteFigure route={aRoute({ heights: [0, 40, 10] })} distanceKm={31.4} />);

    expect(screen.queryByText(/схема/)).toBeNull();
  });

  it('has no scale for a route of unknown length', () => {
    render(<RouteFigure route={null} distanceKm={null} />);

    expect(screen.queryByText(/финиш/)).toBeNull();
  });
});
