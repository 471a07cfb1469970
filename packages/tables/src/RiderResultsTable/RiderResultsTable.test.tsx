import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { TableOrder } from '../DataTable/index.ts';
import { aRacedResult, someRaces } from '../testing/aRacedResult.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { RiderResultsTable } from './RiderResultsTable.tsx';

const rows = someRaces();

describe('<RiderResultsTable />', () => {
  it('shows place, group, day, time, speed and power of a race', () => {
    render(<RiderResultsTable caption="Результаты" rows={rows} />);

    expect(cellsOf(/Холмы/).slice(0, 7)).toEqual([
      '21',
      'A',
      '19\u00a0ноября 2026',
      '24:17.346',
      '40.02',
      '4.44',
      '320',
    ]);
    expect(cellsOf(/Холмы/).slice(-2)).toEqual(['164', '72.0']);
  });

  it('shows medals only for podium places, and explains a missing place', () => {
    render(<RiderResultsTable caption="Результаты" rows={rows} />);

    expect(within(rowOf(/Ледяной угол/)).getByText(/бронз/)).toBeInTheDocument();
    expect(within(rowOf(/Холмы/)).queryByText(/золото|серебро|бронз/)).toBeNull();
    expect(within(rowOf(/разговорами/)).getByText('DNF')).toBeInTheDocument();
    expect(within(rowOf(/разговорами/)).getByRole('img', { name: 'Время не записано' })).toBeInTheDocument();
  });

  it("shows the day in the reader's zone", () => {
    render(
      <OtryvProvider timeZone="Asia/Vladivostok">
        <RiderResultsTable caption="Результаты" rows={[aRacedResult()]} />
      </OtryvProvider>,
    );

    expect(screen.getByText('20 ноября 2026')).toHaveAttribute('datetime', '2026-11-19T16:30:00.000Z');
  });

  it('shows the default intervals, and the others on request', () => {
    const { rerender } = render(<RiderResultsTable caption="Результаты" rows={rows} />);
    const headers = () =>
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/\s/gu, ' '));
    expect(headers()).toEqual(expect.arrayContaining(['5 с', '30 с', '1 м', '5 м', '12 м', '20 м', '40 м']));
    expect(headers()).not.toContain('60 м');

    rerender(<RiderResultsTable caption="Результаты" rows={rows} columnLayout={{ shown: { cp3600: true } }} />);

    expect(headers()).toContain('60 м');
  });

  it.each([
    { power: 'wattsPerKg', normalized: '4.71', best: '5.64' },
    { power: 'watts', normalized: '339', best: '406' },
  ] as const)('shows NP and the intervals in $power, and marks the best one', ({ power, normalized, best }) => {
    render(<RiderResultsTable caption="Результаты" rows={rows} power={power} />);

    expect(within(rowOf(/Холмы/)).getByText(normalized)).toBeInTheDocument();
    expect(screen.getByTitle('максимум списка')).toHaveTextContent(best);
    expect(rowOf(/Ледяной угол/)).toContainElement(screen.getByTitle('максимум списка'));
  });

  it('never marks a value of a race out of the classification as the best', () => {
    const [, best] = rows;
    const disqualification = { label: 'DSQ', reason: null } as const;
    render(<RiderResultsTable caption="Результаты" rows={best ? [{ ...best, disqualification }] : []} />);

    expect(screen.getByRole('rowheader')).toBeInTheDocument();
    expect(screen.queryByTitle('максимум списка')).toBeNull();
  });

  it('requests an order by date or by an interval only', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn<(sort: TableOrder) => void>();
    render(<RiderResultsTable caption="Результаты" rows={rows} onSort={onSort} />);

    await user.click(screen.getByTitle(/Лучшие 5.м/));

    expect(onSort).toHaveBeenCalledWith([{ column: 'cp300', ascending: false }]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      rows.map(({ eventName }) => expect.stringContaining(eventName)),
    );
    expect(screen.getAllByRole('button').map(({ title }) => title.replace(/\s/gu, ' '))).toEqual([
      'Дата',
      ...['5 с', '30 с', '1 м', '5 м', '12 м', '20 м', '40 м'].map((interval) => `Лучшие ${interval}`),
    ]);
  });

  it('links to the race', () => {
    render(
      <RiderResultsTable caption="Результаты" rows={rows} raceHref={({ eventId }) => `/race/results/${eventId}`} />,
    );

    expect(screen.getByRole('link', { name: /Холмы/ })).toHaveAttribute('href', '/race/results/41');
  });
});
