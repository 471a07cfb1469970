import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { StateStrip } from './StateStrip.tsx';
import { TimeTrack } from './TimeTrack.tsx';

const strip = { state: 'Предварительный', tone: 'warning', title: 'Протесты ещё 6 ч' } as const;

describe('<StateStrip />', () => {
  it('shows state, title, text and actions', () => {
    render(
      <StateStrip {...strip} actions={<button type="button">Открыть</button>}>
        Станет официальным сам.
      </StateStrip>,
    );

    for (const text of ['Предварительный', 'Протесты ещё 6 ч', 'Станет официальным сам.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Открыть' })).toBeInTheDocument();
  });
});

describe('<TimeTrack />', () => {
  const noon = Date.parse('2026-11-22T12:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const hour = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
  const track = { label: 'Окно протестов', fromLabel: 'от', untilLabel: 'до' };
  const share = () => Number(screen.getByRole('img').querySelector('rect')?.getAttribute('width'));

  describeConformance((props) => <TimeTrack from={hour(-1)} until={hour(1)} {...track} {...props} />);

  it.each([
    { from: -1, until: 3, expected: 25 },
    { from: -3, until: -1, expected: 100 },
    { from: 1, until: 2, expected: 0 },
  ])('shows $expected % as elapsed from $from h to $until h', ({ from, until, expected }) => {
    render(<TimeTrack from={hour(from)} until={hour(until)} {...track} />);

    expect(share()).toBeCloseTo(expected, 0);
  });

  it('has a tick for each event, within the track', () => {
    const { container } = render(<TimeTrack from={hour(-1)} until={hour(1)} ticks={[hour(-9), hour(0)]} {...track} />);

    const ticks = [...container.querySelectorAll('line')].map((tick) => Math.round(Number(tick.getAttribute('x1'))));
    expect(ticks).toEqual([0, 50]);
  });
});
