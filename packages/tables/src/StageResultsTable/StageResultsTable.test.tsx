import { OtryvProvider } from '@otryv/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aDecidedStage, aStage, aStageProtocol, aStageResult, outOfStage } from '../testing/aStageResult.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { cellsOf, namesInOrder, ridersInOrder, rowOf } from '../testing/protocolPage.ts';
import { StageResultsTable } from './StageResultsTable.tsx';
import type { StageAction } from './stageAction.ts';

const named = (profileId: number, lastName: string, finishTime: number, category: string, absolute: number) =>
  aStageResult({
    profileId,
    finishTime,
    category,
    rank: { absolute, category: absolute > 2 ? absolute - 2 : absolute },
    profileData: { firstName: '', lastName },
  });
const field = [
  named(1, 'Первый', 1_457_346, 'A', 1),
  named(2, 'Второй', 1_457_478, 'A', 2),
  named(3, 'Третий', 1_485_875, 'B', 3),
  named(4, 'Четвёртый', 1_486_346, 'B', 4),
];
const radio = (name: string) => screen.getByRole('radio', { name });

describe('<StageResultsTable />', () => {
  describeConformance((props) => <StageResultsTable rows={field} stage={aStage} {...props} />);

  it('says whose results of which stage stand below, and when it started', () => {
    render(<StageResultsTable rows={field} stage={aStage} />);

    expect(screen.getByRole('heading', { name: 'Результаты этапа №4', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Результаты этапа №4' })).toBeInTheDocument();
    expect(screen.getByText(/^Общий протокол/)).toHaveTextContent(
      /^Общий протокол, «Холмы», 19 ноября( 2026)?, 19:30.МСК$/,
    );
  });

  it('speaks English', () => {
    render(
      <OtryvProvider locale="en">
        <StageResultsTable rows={field} stage={aStage} heading="h3" />
      </OtryvProvider>,
    );

    expect(screen.getByRole('heading', { name: 'Results of Stage No. 4', level: 3 })).toBeInTheDocument();
  });

  it('counts places and gaps anew in the category of the filter', async () => {
    render(<StageResultsTable rows={field} stage={aStage} />);
    expect(cellsOf(/Четвёртый/)).toEqual(expect.arrayContaining(['4', '+0:29', '+471мс']));

    await userEvent.click(radio('B'));

    expect(namesInOrder()).toEqual(['Третий', 'Четвёртый']);
    expect(cellsOf(/Третий/)).toContain('лидер');
    expect(cellsOf(/Четвёртый/)).toEqual(expect.arrayContaining(['2, серебро', '+471мс']));
    expect(screen.getByText(/^Категория B/)).toBeInTheDocument();
  });

  it('tells the official gap where it is another one', () => {
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

  it('keeps the disqualified last under a line that counts them, with the reason in the row', async () => {
    render(<StageResultsTable rows={[...outOfStage(), ...field]} stage={aStage} pageSize={50} />);

    expect(ridersInOrder().map(({ textContent }) => textContent)[4]).toContain('Лощинин-1');
    expect(screen.getByText('Не в зачёте · 10')).toBeInTheDocument();
    expect(cellsOf(/Лощинин-1 B/)).toEqual(expect.arrayContaining(['DSQ', 'вес изменён перед стартом']));
    expect(cellsOf(/Лощинин-5 B/)).toEqual(expect.arrayContaining(['LMT', 'Не уложился в лимит времени']));
    await userEvent.hover(screen.getByText('DSQ'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Дисквалификация. вес изменён перед стартом');
  });

  it('counts no gap from a rider who is out of the classification', () => {
    const fastest = aStageResult({ profileId: 9, finishTime: 1000, disqualification: { label: 'LAP', reason: null } });
    render(<StageResultsTable rows={[fastest, ...field]} stage={aStage} />);

    expect(cellsOf(/Первый/)).toContain('лидер');
    expect(cellsOf(/Второй/)).toContain('+132мс');
  });

  it('marks the own row by words and aria-current', () => {
    render(<StageResultsTable rows={field} stage={aStage} ownProfileId={2} />);

    expect(rowOf(/Второй/)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(/Второй/)).getByText('Вы')).toBeInTheDocument();
  });

  it('leads to riders and weights only where there are pages', () => {
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

  it('says when it was counted and when a moderator last changed it', () => {
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

  it('says what to do when there is nothing, and when nothing came', () => {
    const { rerender } = render(<StageResultsTable rows={[]} stage={aStage} />);
    expect(screen.getByRole('heading', { name: 'Результатов этапа пока нет' })).toBeInTheDocument();

    rerender(<StageResultsTable rows={field} stage={aStage} category="E" />);
    expect(screen.getByRole('heading', { name: 'В этой категории никого нет' })).toBeInTheDocument();

    rerender(<StageResultsTable rows={[]} stage={aStage} error="Сервер молчит." onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер молчит.');
  });

  it('stands in server markup without a style attribute', () => {
    const html = renderToString(<StageResultsTable rows={aDecidedStage(40)} stage={aStage} onAction={() => {}} />);

    expect(html.match(/scope="row"/g)).toHaveLength(25);
    expect(html).not.toContain('style="');
  });
});

describe('the figures of a stage', () => {
  it('tells what is hidden, what was not measured and what is the greatest apart', () => {
    const hidden = { value: null, hidden: true };
    const [row = aStageResult()] = field;
    const rows = [
      { ...row, sensorData: { ...row.sensorData, avgWatts: hidden } },
      {
        ...row,
        _id: 'other',
        profileData: { ...row.profileData, lastName: 'Другой' },
        sensorData: { ...row.sensorData, avgWatts: { value: 0 } },
        cpBestEfforts: [
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
});

describe('the pages of a stage', () => {
  it('holds its pages itself, in the order of the whole protocol', async () => {
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} pageSize={10} />);
    expect(ridersInOrder()).toHaveLength(10);

    await userEvent.click(screen.getByRole('button', { name: 'Страница 3' }));

    expect(within(rowOf(/^30/)).getByRole('rowheader')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('returns to the first page with a new order, a new category and a new size', async () => {
    const onPage = vi.fn<(page: number) => void>();
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} page={2} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ватты' }));
    await userEvent.click(radio('B'));

    await userEvent.selectOptions(screen.getByRole('combobox', { name: /странице/ }), '5');

    expect(onPage.mock.calls).toEqual([[1], [1], [1]]);
  });

  it('leaves the pages and the order to a side that cuts them', () => {
    const rows = field.toReversed();
    render(
      <StageResultsTable rows={rows} stage={aStage} page={2} pageCount={7} pageHref={(page) => `?page=${page}`} />,
    );

    expect(namesInOrder()).toEqual(['Четвёртый', 'Третий', 'Второй', 'Первый']);
    expect(screen.getByRole('link', { name: 'Страница 7' })).toHaveAttribute('href', '?page=7');
  });
});

describe('a stage on paper', () => {
  const tell = (event: string) => act(async () => void dispatchEvent(new Event(event)));
  afterEach(() => tell('afterprint'));

  it('has every row, whatever page is shown, each category under its title', async () => {
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} pageSize={5} />);

    await tell('beforeprint');

    expect(ridersInOrder()).toHaveLength(30);
    expect(document.querySelectorAll('tr[data-page]')).toHaveLength(4);
    expect(screen.getByText('Категория C')).toBeInTheDocument();
  });
});

describe('the export of a stage', () => {
  it('has bare numbers, also for the rows of other categories', () => {
    const table = createRef<TableHandle>();
    render(<StageResultsTable rows={aDecidedStage(12)} stage={aStage} category="B" table={table} />);
    const { columns, rows = [] } = table.current?.everything() ?? {};
    const exported = (key: string, row: unknown) => {
      const column = columns?.find((each) => each.key === key);
      return (column?.exportValue ?? column?.sortValue)?.(row, 0);
    };

    expect(rows).toHaveLength(12);
    expect(exported('gap', rows[0])).toBe(0);
    expect(exported('time', rows[0])).toBe(1457.346);
    expect(exported('weight', rows[0])).toBeTypeOf('number');
    expect(exported('category', rows[2])).toBe('A+');
    expect(exported('miscellaneous', rows[4])).toMatch(/^штраф 10.с: срезал поворот$/);
    expect(columns?.find(({ key }) => key === 'miscellaneous')?.alsoExports?.[0]?.value(rows[4])).toBe(10);
    expect(exported('categoryChange', rows[1])).toBe('категория изменена с B на A');
  });
});

describe('the decisions on a stage', () => {
  it('tells a change of category in words, with its author and its reason', async () => {
    render(<StageResultsTable rows={aDecidedStage(8)} stage={aStage} />);

    const [byHand, byRules] = screen.getAllByText(/категория изменена/);
    expect(byHand).toHaveTextContent(
      'категория изменена с B на A. Решение: sudya. Мощность за 20 минут выше границы B',
    );
    expect(byRules).toHaveTextContent('категория изменена с A на A+. Автоматически');
    await userEvent.tab();
    await userEvent.hover(byHand ?? document.body);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Решение: sudya. Мощность за 20 минут выше границы B');
  });

  it('tells every mark in words too', () => {
    render(<StageResultsTable rows={aDecidedStage(8)} stage={aStage} />);

    expect(screen.getByText(/^штраф 10.с: срезал поворот$/)).toBeInTheDocument();
    expect(screen.getByText(/^штраф 1:30: поздний старт$/)).toBeInTheDocument();
    expect(screen.getByText('вне лимита времени, больше на 0:12')).toBeInTheDocument();
    expect(screen.getByText('строку добавил организатор')).toBeInTheDocument();
    expect(screen.getAllByText('изменение категории')).toHaveLength(2);
  });

  it('has no management where nobody may decide', () => {
    render(<StageResultsTable rows={field} stage={aStage} />);

    expect(screen.queryByRole('columnheader', { name: 'Управление' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
  });

  it.each([
    { entry: 'Изменение категории', type: 'setCategory' },
    { entry: 'Дисквалификация', type: 'setDisqualification' },
    { entry: 'Установка штрафа', type: 'setPenalty' },
  ])('asks for $type by "$entry" with all that the decision needs', async ({ entry, type }) => {
    const onAction = vi.fn<(action: StageAction) => void>();
    const rows = aDecidedStage(3);
    render(<StageResultsTable rows={rows} stage={aStage} onAction={onAction} />);
    const [, second] = screen.getAllByRole('button', { name: /^Действия/ });

    await userEvent.click(second ?? document.body);
    await userEvent.click(screen.getByRole('menuitem', { name: entry }));

    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      type,
      categoryInRace: 'B',
      category: 'A',
      modifiedCategory: rows[1]?.modifiedCategory,
      profileId: 1001,
      profile: rows[1]?.profileData,
      seriesId: 'series-7',
      stageResultId: 'stage-result-1001',
      urlSlug: 'osennii-kubok',
      stageOrder: 4,
    });
  });
});
