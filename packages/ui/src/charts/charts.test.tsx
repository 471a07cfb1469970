import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ages, aYear, climbers, curves, ratings, scoreRanges, stages } from '../testing/chartData.ts';
import { AgeShares } from './AgeShares.tsx';
import { FtpHistogram } from './FtpHistogram.tsx';
import { MetricHistoryChart } from './MetricHistoryChart.tsx';
import { PlacesByStageChart } from './PlacesByStageChart.tsx';
import { PowerCurveChart } from './PowerCurveChart.tsx';
import { RaceTypeShares } from './RaceTypeShares.tsx';
import { RacingScoreHistogram } from './RacingScoreHistogram.tsx';
import { RidersInEventsChart } from './RidersInEventsChart.tsx';
import { Sparkline } from './Sparkline.tsx';
import { TrendCard } from './TrendCard.tsx';

const asTable = () => userEvent.click(screen.getByRole('radio', { name: 'Таблицей' }));
const rowOf = (name: string) => {
  const row = screen
    .getByRole('rowheader', { name: (found) => found.replace(/\s/g, ' ') === name })
    .closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
};

describe('<ChartFigure />', () => {
  it('is a figure named by its title', () => {
    render(<AgeShares title="Возраст" shares={ages} />);

    expect(screen.getByRole('figure', { name: 'Возраст' })).toBeVisible();
  });

  it('shows that there is no data, and offers no table', () => {
    render(<AgeShares title="Возраст" shares={[]} />);

    expect(screen.getByText('Данных пока нет')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the tables of charts', () => {
  it('count men, women and all of a period', async () => {
    render(<RidersInEventsChart title="Райдеры" periods={aYear} />);
    await asTable();

    expect(rowOf('дек')).toEqual(['1 393', '208', '1 601']);
    expect(screen.getAllByRole('row')).toHaveLength(13);
  });

  it('have a row for each step of FTP, including those without riders, with its category', async () => {
    render(
      <FtpHistogram
        title="FTP"
        steps={[
          { ftp: 2.5, riders: 3 },
          { ftp: 2.7, riders: 1 },
        ]}
      />,
    );
    await asTable();

    expect(rowOf('2.5')).toEqual(['D', '3']);
    expect(rowOf('2.6')).toEqual(['C', '0']);
    expect(rowOf('2.7')).toEqual(['C', '1']);
  });

  it.each([
    [3.3, 'C'],
    [3.4, 'B'],
    [4.1, 'B'],
    [4.2, 'A'],
    [4.5, 'A'],
    [4.6, 'A+'],
  ])('assign %s W/kg to %s', async (ftp, category) => {
    render(<FtpHistogram title="FTP" steps={[{ ftp, riders: 1 }]} />);
    await asTable();

    expect(screen.getByRole('cell', { name: category })).toBeVisible();
  });

  it('name the score up to which riders are counted', async () => {
    render(<RacingScoreHistogram title="Рейтинг" ranges={scoreRanges} />);
    await asTable();

    expect(rowOf('350')).toEqual(['80', '11', '91']);
  });

  it("show the share of each part, and mark the reader's own in the chart", async () => {
    render(<RaceTypeShares title="Типы" shares={ages} />);
    expect(screen.getByText('ваша')).toBeVisible();
    await asTable();

    expect(rowOf('30–39')).toEqual(['1 488', '38 %']);
  });

  it('have a dash for an interval not ridden', async () => {
    render(<PowerCurveChart title="Кривая" curves={curves} unit="wattsPerKg" />);
    await asTable();

    expect(rowOf('5 с')).toEqual(['10.84', '9.10', '12.20']);
    expect(rowOf('60 м')[1]).toBe('—');
  });

  it('mark a day without data', async () => {
    render(<MetricHistoryChart title="Рейтинг" points={ratings} />);
    await asTable();

    expect(screen.getAllByRole('cell', { name: 'нет данных' })).toHaveLength(10);
  });

  it('show the last figure if there are fewer than five, with its day and period, not its first day', () => {
    const few = ratings.slice(0, 4);
    const { rerender } = render(<MetricHistoryChart title="Рейтинг" points={few} foot="Пунктиром" />);

    expect(screen.getByRole('figure', { name: 'Рейтинг' })).toHaveTextContent(
      /^Рейтинг\d+Последнее значение: 27 августа.За этот срок мало данных. График появится с пятого значения.$/,
    );
    expect(screen.queryByRole('radio')).toBeNull();

    rerender(<MetricHistoryChart title="Рейтинг" points={few} few="Посмотрите за год." />);
    expect(screen.getByRole('figure', { name: 'Рейтинг' })).toHaveTextContent(
      /^Рейтинг\d+Последнее значение: 27 августа.Посмотрите за год.$/,
    );

    rerender(<MetricHistoryChart title="Рейтинг" points={ratings.slice(0, 5)} />);
    expect(screen.getByRole('radio', { name: 'Таблицей' })).toBeInTheDocument();
  });

  it('date the last value unless it is that of the last day', () => {
    const later = { day: '2026-11-30T20:00:00.000Z', value: null };
    const { rerender } = render(<MetricHistoryChart title="Рейтинг" points={[...ratings, later]} foot="Пунктиром" />);
    expect(screen.getByText('Последнее значение: 21 ноября. Пунктиром')).toBeInTheDocument();

    rerender(<MetricHistoryChart title="Рейтинг" points={ratings} foot="Пунктиром" />);
    expect(screen.getByText('Пунктиром')).toBeInTheDocument();
    expect(screen.queryByText(/Последнее/)).toBeNull();
  });

  it('mark a stage not ridden', async () => {
    const fromPrologue = stages.map(({ name }, at) => ({ order: 2 * at, name }));
    render(<PlacesByStageChart title="Места" stages={fromPrologue} riders={climbers} />);
    await asTable();

    expect(rowOf('2. Мосты')[3]).toBe('пропуск');
    expect(rowOf('0. Побережье')[4]).toBe('9-е место');
    expect(rowOf('6. Холмы')[4]).toBe('5-е место');
  });
});

describe('<Sparkline />', () => {
  it('draws nothing without values, and a single value as a point', () => {
    const { container, rerender } = render(<Sparkline label="Рейтинг" values={[]} />);
    expect(container.querySelector('circle')).toBeNull();
    rerender(<Sparkline label="Рейтинг" values={[471]} />);
    expect(container.querySelector('circle')).toHaveAttribute('cy', '21');
  });

  it('crosses days without a value: days of races are rarely neighbours', () => {
    const { container } = render(<Sparkline label="Рейтинг" values={[1, null, 3, 4]} />);

    const lines = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'));
    expect(lines).toEqual(['M63 9L93 3', 'M3 21L63 9']);
  });
});

describe('<TrendCard />', () => {
  const trend = { label: 'Рейтинг за 90 дней', values: [1, null, 3, 4, 4, 5] };
  it('links its label to the whole history, and draws the line', () => {
    render(<TrendCard label="Рейтинг" value="471" change="+18 за 30 дней" trend={trend} href="/score" />);

    expect(screen.getByRole('link', { name: 'Рейтинг' })).toHaveAttribute('href', '/score');
    expect(screen.getByRole('img', { name: 'Рейтинг за 90 дней' })).toBeInTheDocument();
    expect(screen.getByText('+18 за 30 дней')).toBeInTheDocument();
  });

  it('has no line for fewer than five days', () => {
    render(
      <TrendCard
        label="Вес"
        value="74"
        change="+1"
        few="мало данных за 90 дней"
        trend={{ label: 'Вес', values: [null, 74, 74, 75, 75] }}
      />,
    );

    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('мало данных за 90 дней')).toBeInTheDocument();
    expect(screen.queryByText('+1')).toBeNull();
  });
});
