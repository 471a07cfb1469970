import { aRide, aStage, parseCsv, series } from '@otryv/race/testing';
import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { tableToCsv } from '../TableTools/export/exportTable.ts';
import { aStageOfRider, aStanding, fourStages, missedStage } from '../testing/aStanding.ts';
import { cellsOf, namesInOrder, rowOf } from '../testing/protocolPage.ts';
import { StandingsTable, type StandingsTableProps } from './StandingsTable.tsx';

const rider = (lastName: string) => ({ ...aStanding().rider, firstName: '', lastName });
const first = aStanding({
  profileId: 1,
  rider: rider('Первый'),
  stages: [aStageOfRider(), aStageOfRider({ stageOrder: 2, durationInMilliseconds: 3_700_000 })],
});
const second = aStanding({
  profileId: 2,
  rider: rider('Второй'),
  rank: { category: 2, absolute: 2 },
  stages: [
    aStageOfRider({ durationInMilliseconds: 1_290_000, raceRank: { category: 2, absolute: 5 }, penalty: 90_000 }),
    aStageOfRider({ stageOrder: 2, durationInMilliseconds: 3_690_000 }),
  ],
});
const other = aStanding({
  profileId: 3,
  rider: rider('Третий'),
  finalCategory: 'C',
  rank: { category: 1, absolute: 3 },
  stages: [
    aStageOfRider({ durationInMilliseconds: 1_400_000, raceRank: { category: 1, absolute: 9 } }),
    aStageOfRider({ stageOrder: 2, durationInMilliseconds: 3_800_000, isDropped: true }),
    aStageOfRider({ stageOrder: 3, durationInMilliseconds: 4_000_000 }),
  ],
});
const rows = [first, second, other];
const stages = fourStages.slice(0, 2);

/** Returns the exported gaps of each row, to the leader and to the rider ahead. */
const exportedGaps = (handle: TableHandle | null) =>
  parseCsv(tableToCsv(handle?.everything() ?? { columns: [], rows: [] }, 'ru'))
    .slice(1)
    .map((cells) => cells.slice(6, 10));

describe('<StandingsTable />', () => {
  it('shows the total, the gap to the leader and the gap to the rider ahead', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    expect(screen.getByRole('table', { name: 'Главный зачёт' })).toBeInTheDocument();
    expect(cellsOf(/Первый/)).toEqual(expect.arrayContaining(['1:21:40лидер', 'лидер']));
    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['1:23:00+1:20', '+1:20']));
    expect(screen.getByRole('columnheader', { name: /^Зачёт после 2.этапов$/ })).toBeInTheDocument();
  });

  it('shows and exports by how many counted stages a rider is behind, and orders by it before the time', async () => {
    const stageOf = (order: number, ...timesMs: number[]) =>
      aStage(
        order,
        timesMs.map((timeMs, at) => aRide(at + 1, { timeMs })),
        { requiredForGeneral: false },
      );
    const { general } = series([
      stageOf(1, 1_000_000, 1_020_000, 900_000, 940_000, 100_000),
      stageOf(2, 1_000_000, 1_060_000, 900_000, 940_000),
      stageOf(3, 1_000_000, 1_000_000),
    ]);
    const counted = general.rows.map(
      ({ profileId, rank, gapsInCategories, stagesCompleted, totalTimeInMilliseconds }) =>
        aStanding({
          profileId,
          rider: rider(`№${profileId}`),
          rank,
          gapsInCategories,
          stagesCompleted,
          totalTimeInMilliseconds,
        }),
    );
    const handle = createRef<TableHandle>();
    const { rerender } = render(
      <StandingsTable kind="tour" rows={counted.toReversed()} stages={stages} table={handle} />,
    );

    expect(namesInOrder()).toEqual(['№1', '№2', '№3', '№4', '№5']);
    const less = (count: string) => `−${count.replace(' ', '\u00A0')}`;
    const gaps = [
      ['лидер', ''],
      ['+1:20', '+1:20'],
      [less('1 этап'), less('1 этап')],
      [less('1 этап'), '+1:20'],
      [less('2 этапа'), less('1 этап')],
    ];
    expect(namesInOrder().map((name) => cellsOf(new RegExp(name)).slice(3, 5))).toEqual(gaps);
    expect(exportedGaps(handle.current).toReversed()).toEqual([
      ['00:00,000', '0', '', ''],
      ['01:20,000', '80', '01:20,000', '80'],
      [less('1 этап'), '', less('1 этап'), ''],
      [less('1 этап'), '', '01:20,000', '80'],
      [less('2 этапа'), '', less('1 этап'), ''],
    ]);

    rerender(<StandingsTable kind="tour" rows={counted} stages={stages} category="B" table={handle} />);
    expect(exportedGaps(handle.current)[4]).toEqual([less('2 этапа'), '', less('1 этап'), '']);
  });

  it('shows the time gaps of standings ranked by time alone', () => {
    const gap = { toLeader: 60_000, toPrev: 60_000 };
    const less = { ...second, stagesCompleted: 1, gapsInCategories: { category: gap, absolute: gap } };
    render(<StandingsTable kind="tour" rows={[first, less]} stages={stages} />);

    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['+1:20']));
  });

  it('shows the time of each stage with the place in it, as text too', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    expect(cellsOf(/Первый/).slice(-2)).toEqual(['20:001, место 1', '1:01:401, место 1']);
    expect(cellsOf(/Третий/).at(-2)).toBe('23:209, место 9');
  });

  it('computes places in the filtered category', async () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    await userEvent.click(screen.getByRole('radio', { name: 'C' }));

    expect(namesInOrder()).toEqual(['Третий']);
    expect(cellsOf(/Третий/)).toEqual(expect.arrayContaining(['1, золото', 'лидер', '23:201, место 1']));
  });

  it('marks the best time of each stage in each category, over all rows', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} category="B" />);

    expect(screen.getAllByTitle('лучшее время этапа в категории').map(({ textContent }) => textContent)).toEqual([
      '20:00',
      '1:01:30',
    ]);
  });

  it('excludes riders from the best of a stage they are out of', () => {
    const out = aStageOfRider({ durationInMilliseconds: 1000, disqualification: { label: 'DSQ', reason: null } });
    render(<StandingsTable kind="tour" rows={[...rows, aStanding({ stages: [out] })]} stages={stages} category="B" />);

    expect(screen.getAllByTitle('лучшее время этапа в категории')[0]).toHaveTextContent('20:00');
  });

  it('excludes riders who are out of the classification from the best', () => {
    const out = { ...first, disqualification: { label: 'MRS', reason: null } };
    render(<StandingsTable kind="tour" rows={[out, second]} stages={stages} />);

    expect(within(rowOf(/Первый/)).queryByTitle('лучшее время этапа в категории')).toBeNull();
    expect(within(rowOf(/Второй/)).getAllByTitle('лучшее время этапа в категории')).toHaveLength(2);
  });

  it('labels mandatory stages, dropped results and penalties as text', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    expect(screen.getByRole('columnheader', { name: /Мосты.*обязательный этап/ })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Побережье/ })).not.toHaveTextContent('обязательный');
    expect(screen.getByTitle('результат не учтён')).toHaveTextContent('1:03:20, результат не учтён');
    expect(within(rowOf(/Второй/)).getByText('штраф 1:30')).toBeInTheDocument();
    expect(screen.getByText(/Зачёркнуто: результат не учтён/)).toHaveTextContent(/штраф, он уже во времени/);
  });

  it.each([
    { name: null, head: 'Пролог' },
    { name: 'Пролог', head: 'Пролог' },
    { name: 'Проба сил', head: 'Проба сил' },
  ])('calls stage 0 the prologue, and heads its column «$head»', ({ name, head }) => {
    const prologue = { order: 0, name, requiredForGeneral: true };
    render(<StandingsTable kind="tour" rows={rows} stages={[prologue, ...stages]} />);

    expect(screen.getByRole('columnheader', { name: new RegExp(`^${head}.*обязательный этап`) })).toBeInTheDocument();
  });

  it('marks a stage that was not ridden', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={fourStages} />);

    expect(within(rowOf(/Первый/)).getAllByRole('img', { name: 'Этап не проехан' })).toHaveLength(2);
  });

  it("renders jerseys after their holder's name", () => {
    render(<StandingsTable kind="tour" rows={[{ ...first, jerseys: ['leader', 'young'] }, second]} stages={stages} />);

    expect(within(rowOf(/Первый/)).getByRole('img', { name: 'майка лидера' })).toBeInTheDocument();
    expect(within(rowOf(/Первый/)).getByRole('img', { name: 'майка до 30 лет' })).toBeInTheDocument();
    expect(within(rowOf(/Второй/)).queryByRole('img', { name: /майка/ })).toBeNull();
  });

  it('keeps unclassified riders last, in a section with their number and the reason', () => {
    const { rerender } = render(<StandingsTable kind="tour" rows={[...missedStage(), ...rows]} stages={stages} />);
    expect(namesInOrder().slice(-2)).toEqual(['Архип Брусничный-1', 'Архип Брусничный-2']);
    expect(screen.getByText('Не в зачёте · 2').closest('tr')).toHaveTextContent(/пропущен обязательный этап$/);
    expect(cellsOf(/Брусничный-1/)).toEqual(expect.arrayContaining(['MRS', 'нет этапа 2']));

    const out = { ...other, disqualification: { label: 'DSQ', reason: null } };
    rerender(<StandingsTable kind="tour" rows={[...missedStage(), out]} stages={stages} />);
    expect(screen.getByText('Не в зачёте · 3').closest('tr')).toHaveTextContent(/причина рядом с меткой$/);
  });

  it('computes no gap from a rider who is out of the classification', () => {
    const out = aStanding({ stages: [aStageOfRider()], disqualification: { label: 'MRS', reason: null } });
    render(<StandingsTable kind="tour" rows={[out, ...rows]} stages={stages} />);

    expect(cellsOf(/Первый/)).toContain('лидер');
    expect(cellsOf(/Второй/)).toContain('+1:20');
  });

  it('breaks ties of equal times by the official place', () => {
    const tie = [
      { ...first, rider: rider('Позже'), rank: { category: 2, absolute: 2 } },
      { ...first, profileId: 9, rider: rider('Раньше') },
    ];
    render(<StandingsTable kind="tour" rows={tie} stages={stages} />);

    expect(namesInOrder()).toEqual(['Раньше', 'Позже']);
    expect(cellsOf(/Позже/)).toContain('+0мс');
  });

  it('omits gaps when sorted by a stage', async () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    await userEvent.click(screen.getByRole('button', { name: '2 Мосты' }));

    expect(namesInOrder()).toEqual(['Второй', 'Первый', 'Третий']);
    expect(screen.queryByText('лидер')).toBeNull();
  });

  it('ranks an endurance series by distance', () => {
    render(<StandingsTable kind="endurance" rows={rows} stages={fourStages.slice(0, 3)} />);

    expect(namesInOrder()[0]).toBe('Первый');
    expect(screen.getByRole('columnheader', { name: 'км' })).toHaveAttribute('aria-sort', 'descending');
    expect(cellsOf(/Третий/).slice(2)).toEqual([
      '60.0',
      '960',
      '2\u00A0430',
      '1:30:00',
      '3',
      '30.0',
      '30.0, результат не учтён',
      '30.0',
    ]);
    expect(screen.queryByText('лидер')).toBeNull();
  });

  it('shows advice when empty', () => {
    render(
      <OtryvProvider locale="en">
        <StandingsTable kind="tour" rows={[]} stages={[]} />
      </OtryvProvider>,
    );

    expect(screen.getByRole('heading', { name: 'No classification yet' })).toBeInTheDocument();
  });

  it('has no category filter when empty', () => {
    const table = (props: Partial<Pick<StandingsTableProps, 'rows' | 'error'>>) => (
      <StandingsTable kind="tour" rows={rows} stages={stages} {...props} />
    );
    const { rerender } = render(table({}));
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);

    rerender(table({ rows: [] }));
    expect(screen.queryByRole('radio')).toBeNull();

    rerender(table({ error: 'Сервер молчит.' }));
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
