import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Countdown } from './Countdown.tsx';

describe('<Countdown />', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts down every second', () => {
    render(<Countdown to="2026-11-21T12:42:18Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('42:18');

    act(() => {
      vi.advanceTimersByTime(1000);
    });

    expect(screen.getByRole('timer')).toHaveTextContent('42:17');
  });

  it.each([
    { what: 'ahead', clockSkewMs: 2 * 3_600_000, left: '42:18' },
    { what: 'behind', clockSkewMs: -3_600_000, left: '42:18' },
  ])('corrects the clock of a device that is $what', ({ clockSkewMs, left }) => {
    vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z') + clockSkewMs);
    render(
      <OtryvProvider clockSkewMs={clockSkewMs}>
        <Countdown to="2026-11-21T12:42:18Z" />
      </OtryvProvider>,
    );

    expect(screen.getByRole('timer')).toHaveTextContent(left);
  });

  it('stays constant under a fixed clock and has an accessible name', () => {
    render(
      <OtryvProvider now={Date.parse('2026-11-21T12:00:00Z')}>
        <Countdown to="2026-11-24T12:00:00Z" />
      </OtryvProvider>,
    );

    act(() => {
      vi.advanceTimersByTime(5000);
    });

    expect(screen.getByRole('timer')).toHaveAccessibleName(/До старта: через 3\s+дня/);
  });

  it('shows that the race is live after the start', () => {
    render(<Countdown to="2026-11-21T11:59:59Z" />);

    expect(screen.getByRole('timer', { name: 'Заезд начался' })).toBeInTheDocument();
  });

  it('renders nothing without a start', () => {
    const { container } = render(<Countdown to={null} />);

    expect(container).toBeEmptyDOMElement();
  });
});
