import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aStage, aStageResult, outOfStage } from '../testing/aStageResult.ts';
import { cellsOf, namesInOrder, ridersInOrder, rowOf } from '../testing/protocolPage.ts';
import { StageResultsTable } from './StageResultsTable.tsx';

const named = (profileId: number, lastName: string, finishTime: number, category: string, absolute: number) =>
  aStageResult({
    profileId,
    finishTime,
    category,
    rank: { absolute, category: absolute > 2 ? absolute - 2 : absolute },
    rider: { firstName: '', lastName },
  });
const field = [
  named(1, 'Первый', 1_457_346, 'A', 1),
  named(2, 'Второй', 1_457_478, 'A', 2),
  named(3, 'Третий', 1_485_875, 'B', 3),
  named(4, 'Четвёртый', 1_486_346, 'B', 4),
];
const radio = (name: string) => screen.getByRole('radio', { name });

describe('<StageResultsTable />', () => {
  it('names the category and the stage of the results below, and the start', () => {
    render(<StageResultsTable rows={field} stage={aStage} />);

    expect(screen.getByRole('heading', { name: 'Результаты этапа №4', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Результаты этапа №4' })).toBeInTheDocument();
    expect(screen.getByText(/^Общий протокол/)).toHaveTextContent(
      /^Общий протокол, «Холмы», 19 ноября( 2026)?, 19:30.МСК$/,
    );
  });

  it('calls stage 0 the prologue, once', () => {
    const { rerender } = render(<StageResultsTable rows={field} stage={{ ...aStage, order: 0, name: 'Пролог' }} />);

    expect(screen.getByRole('heading', { name: 'Результаты пролога' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Результаты пролога' })).toBeInTheDocument();
    expect(screen.getByText(/^Общий протокол/)).toHaveTextContent(/^Общий протокол, 19 ноября/);

    rerender(<StageResultsTable rows={field} stage={{ ...aStage, order: 0, name: 'Проба сил' }} />);
    expect(screen.getByText(/^Общий протокол/)).toHaveTextContent(/^Общий протокол, «Проба сил», /);
  });

  it('supports English', () => {
    render(
      <OtryvProvider locale="en">
        <StageResultsTable rows={field} stage={aStage} heading="h3" />
      </OtryvProvider>,
    );

    expect(screen.getByRole('heading', { name: 'Results of Stage No. 4', level: 3 })).toBeInTheDocument();
  });

  it('recomputes places and gaps in the filtered category', async () => {
    render(<StageResultsTable rows={field} stage={aStage} />);
    expect(cellsOf(/Четвёртый/)).toEqual(expect.arrayContaining(['4', '+0:29', '+471мс']));

    await userEvent.click(radio('B'));

    expect(namesInOrder()).toEqual(['Третий', 'Четвёртый']);
    expect(cellsOf(/Третий/)).toContain('лидер');
    expect(cellsOf(/Четвёртый/)).toEqual(expect.arrayContaining(['2, серебро', '+471мс']));
    expect(screen.getByText(/^Категория B/)).toBeInTheDocument();
  });

  it('shows the official gap if it differs', () => {
    const rows = field.map((row) =>
      row.profileId === 2
        ? { ...row, gapsInCategories: { absolute: { toLeader: 1132, toPrev: 1132 }, category: null } }
        : row,
    );
    render(<StageResultsTable rows={rows} stage={aStage} />);

    expect(within(rowOf(/Второй/)).getByTitle('Официально: +0:01')).toBeInTheDocument();
    expect(within(rowOf(/Третий/)).queryByTitle(/Официально/)).toBeNull();
  });

  it('switches the best efforts between watts and watts per kilogram', async () => {
    render(<StageResultsTable rows={field} stage={aStage} />);
    expect(radio('вт/кг')).toBeChecked();
    expect(cellsOf(/Первый/)).toEqual(expect.arrayContaining(['4.44', '320', '5.24']));

    await userEvent.click(radio('ватты'));

    expect(cellsOf(/Первый/)).toEqual(expect.arrayContaining(['4.44', '320', '378']));
  });

  it('keeps the disqualified last under a counting section title, with the reason in the row', async () => {
    render(<StageResultsTable rows={[...outOfStage(), ...field]} stage={aStage} pageSize={50} />);

    expect(ridersInOrder().map(({ textContent }) => textContent)[4]).toContain('Лощинин-1');
    expect(screen.getByText('Не в зачёте · 12')).toBeInTheDocument();
    expect(cellsOf(/Лощинин-1 B/)).toEqual(expect.arrayContaining(['DSQ', 'вес изменён перед стартом']));
    expect(cellsOf(/Лощинин-7 B/)).toEqual(expect.arrayContaining(['LMT', 'Вне лимита времени']));
    await userEvent.hover(screen.getByText('DSQ'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Дисквалификация. вес изменён перед стартом');
  });

  it('computes no gap from a rider who is out of the classification', () => {
    const fastest = aStageResult({ profileId: 9, finishTime: 1000, disqualification: { label: 'LAP', reason: null } });
    render(<StageResultsTable rows={[fastest, ...field]} stage={aStage} />);

    expect(cellsOf(/Первый/)).toContain('лидер');
    expect(cellsOf(/Второй/)).toContain('+132мс');
  });

  it('marks the own row by a text and aria-current', () => {
    render(<StageResultsTable rows={field} stage={aStage} ownProfileId={2} />);

    expect(rowOf(/Второй/)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(/Второй/)).getByText('Вы')).toBeInTheDocument();
  });

  it('links to riders and weights only if there are pages', () => {
    render(
      <StageResultsTable
        rows={field.map((row) => (row.profileId === 1 ? { ...row, zwiftId: null } : row))}
        stage={aStage}
        profileHref={({ profileId }) => `/profile/${profileId}/results`}
        weightHref={({ zwiftId }) => (zwiftId === null ? null : `/profile/${zwiftId}/weight-and-height`)}
      />,
    );

    expect(screen.getByRole('link', { name: 'Второй' })).toHaveAttribute('href', '/profile/2/results');
    expect(screen.getAllByRole('link', { name: '72.0' })).toHaveLength(3);
  });

  it('links to the external ranking if its URL is known and the reader enables it', () => {
    const rankingHref = ({ profileId }: { profileId: number }) => `https://ranking.example/${profileId}`;
    const { rerender } = render(<StageResultsTable rows={field} stage={aStage} rankingHref={rankingHref} />);
    expect(screen.queryByRole('link', { name: 'профиль' })).toBeNull();

    rerender(
      <StageResultsTable
        rows={field}
        stage={aStage}
        {...{ rankingHref }}
        columnLayout={{ shown: { ranking: true } }}
      />,
    );
    expect(within(rowOf(/Второй/)).getByRole('link', { name: 'профиль' })).toHaveAttribute(
      'href',
      'https://ranking.example/2',
    );

    rerender(<StageResultsTable rows={field} stage={aStage} columnLayout={{ shown: { ranking: true } }} />);
    expect(screen.queryByRole('link', { name: 'профиль' })).toBeNull();
  });

  it('shows the times of the computation and of the last change by a moderator', () => {
    const moderators = [{ date: '2026-11-20T08:05:00Z' }, { date: '2026-11-19T18:00:00Z' }];
    const { rerender } = render(
      <StageResultsTable
        rows={field}
        stage={aStage}
        resultsUpdatedAt="2026-11-19T17:40:00Z"
        modified={{ hasModified: true, moderators }}
      />,
    );
    expect(screen.getByText(/Обновлено/)).toHaveTextContent(/20:40.МСК.*организатора:.*11:05.МСК/);

    rerender(<StageResultsTable rows={field} stage={aStage} modified={{ hasModified: false, moderators }} />);
    expect(screen.queryByText(/организатора/)).toBeNull();
  });

  it('shows advice when empty, and the error when loading failed', () => {
    const { rerender } = render(<StageResultsTable rows={[]} stage={aStage} />);
    expect(screen.getByRole('heading', { name: 'Результатов этапа пока нет' })).toBeInTheDocument();

    rerender(<StageResultsTable rows={field} stage={aStage} category="E" />);
    expect(screen.getByRole('heading', { name: 'В этой категории никого нет' })).toBeInTheDocument();

    rerender(<StageResultsTable rows={[]} stage={aStage} error="Сервер молчит." onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер молчит.');
  });
});

describe('figures of a stage', () => {
  it('distinguish hidden, unmeasured and maximum values', () => {
    const hidden = { value: null, hidden: true };
    const [row = aStageResult()] = field;
    const rows = [
      { ...row, averageWatts: hidden },
      {
        ...row,
        id: 'other',
        rider: { ...row.rider, lastName: 'Другой' },
        averageWatts: { value: 0 },
        bestEfforts: [
          { duration: 300, watts: { value: 400 }, wattsKg: { value: 5.5, addition: 'max' as const } },
          { duration: 1200, watts: { value: null }, wattsKg: { value: null } },
        ],
      },
    ];
    render(<StageResultsTable rows={rows} stage={aStage} />);

    expect(within(rowOf(/Первый/)).getAllByText('скрыто')).toHaveLength(2);
    expect(within(rowOf(/Другой/)).getAllByRole('img', { name: 'Мощность не измерена' })).toHaveLength(2);
    expect(within(rowOf(/Другой/)).getByRole('img', { name: /короче интервала/ })).toBeInTheDocument();
    expect(
      within(rowOf(/Другой/))
        .getByText('5.50')
        .closest('[title]'),
    ).toBeInTheDocument();
  });

  it('have no filters when empty, and no page size without pages', () => {
    const { rerender } = render(<StageResultsTable rows={field} stage={aStage} pageSize={50} />);
    expect(radio('ватты')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'На странице' })).toBeNull();

    rerender(<StageResultsTable rows={field} stage={aStage} pageSize={1} />);
    expect(screen.getByRole('combobox', { name: 'На странице' })).toBeInTheDocument();

    rerender(<StageResultsTable rows={[]} stage={aStage} />);
    expect(screen.queryByRole('radio')).toBeNull();

    rerender(<StageResultsTable rows={field} stage={aStage} error="Сервер молчит." />);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
