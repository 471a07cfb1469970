import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

describe('<StandingsTable />', () => {
  it('shows the total, the gap to the leader and the gap to the rider ahead', () => {
    render(<StandingsTable kind="tour" rows={rows} stages={stages} />);

    expect(screen.getByRole('table', { name: 'Главный зачёт' })).toBeInTheDocument();
    expect(cellsOf(/Первый/)).toEqual(expect.arrayContaining(['1:21:40лидер', 'лидер']));
    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['1:23:00+1:20', '+1:20']));
    expect(screen.getByRole('columnheader', { name: /^Зачёт после 2.этапов$/ })).toBeInTheDocument();
  });

  it('shows the number of counted stages behind, and orders by it before the time', () => {
    const gaps = { category: { toLeader: null, toPrev: 40_000 }, absolute: { toLeader: null, toPrev: 40_000 } };
    const short = (profileId: number, place: number, count: number, ms: number) =>
      aStanding({
        profileId,
        rider: rider(`Без ${profileId}`),
        rank: { category: place, absolute: place },
        stagesCompleted: count,
        totalTimeInMilliseconds: ms,
        gapsInCategories: gaps,
      });
    render(
      <StandingsTable
        kind="tour"
        rows={[short(9, 4, 0, 100_000), short(8, 3, 1, 900_000), second, first]}
        stages={stages}
      />,
    );

    expect(namesInOrder()).toEqual(['Первый', 'Второй', 'Без 8', 'Без 9']);
    expect(cellsOf(/Без 8/)).toEqual(expect.arrayContaining(['15:00−1\u00A0этап', '−1\u00A0этап', '+0:40']));
    expect(cellsOf(/Без 9/)).toEqual(expect.arrayContaining(['1:40−2\u00A0этапа', '−2\u00A0этапа']));
    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['1:23:00+1:20', '+1:20']));
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
