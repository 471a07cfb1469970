import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { ResultsTable } from './ResultsTable.tsx';

const start = 1_457_346;
const field = [
  aResult({ profileId: 1, rankEvent: 1, timeMs: start, profileData: { firstName: 'Первый', lastName: '' } }),
  aResult({
    profileId: 2,
    rankEvent: 2,
    timeMs: start + 132,
    gap: 132,
    profileData: { firstName: 'Второй', lastName: '' },
  }),
  aResult({
    profileId: 3,
    rankEvent: 3,
    subgroupLabel: 'B',
    timeMs: start + 28_529,
    gap: 28_529,
    watts: 400,
    profileData: { firstName: 'Третий', lastName: '' },
  }),
  aResult({
    profileId: 4,
    rankEvent: 4,
    subgroupLabel: 'B',
    timeMs: start + 29_000,
    gap: 29_000,
    profileData: { firstName: 'Четвёртый', lastName: '' },
  }),
];

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const ridersInOrder = () => screen.getAllByRole('rowheader').filter((header) => !header.hasAttribute('colspan'));
const namesInOrder = () => ridersInOrder().map(({ textContent }) => textContent?.replace(/[A-E]$/, ''));

describe('<ResultsTable />', () => {
  describeConformance((props) => <ResultsTable caption="Результаты" rows={field} {...props} />);

  it('names the table and its scroll region after what it shows', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    expect(screen.getByRole('table', { name: 'Результаты' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Результаты' })).toHaveAttribute('tabindex', '0');
  });

  it('writes the time with thousandths, the gap to the leader and the gap to the rider ahead', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    expect(cellsOf(/Первый/)).toContain('лидер');
    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['24:17.478+132мс', '+132мс']));
    expect(cellsOf(/Третий/)).toEqual(expect.arrayContaining(['24:45.875+0:28', '+0:28']));
  });

  it('draws a gap grey as far as the rider ahead, and in colour from there', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    const [grey, own] = rowOf(/Четвёртый/).querySelectorAll('td svg > rect');
    expect(grey).toHaveAttribute('width', '95.1%');
    expect(own).toHaveAttribute('x', '95.1%');
    expect(Number.parseFloat(own?.getAttribute('width') ?? '')).toBeCloseTo(1.57);
  });

  it('counts gaps and places anew in a category, and tells the official gap in the tip', () => {
    render(<ResultsTable caption="Результаты" rows={field} category="B" />);

    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(cellsOf(/Третий/)).toContain('лидер');
    expect(cellsOf(/Четвёртый/)).toContain('+471мс');
    expect(within(rowOf(/Четвёртый/)).getByTitle('Официально: +0:29')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'В кат.' })).toBeInTheDocument();
  });

  it('blanks gaps when it is sorted by anything but time ascending', () => {
    render(<ResultsTable caption="Результаты" rows={field} sort={{ column: 'time', ascending: false }} />);

    expect(namesInOrder()).toEqual(['Четвёртый', 'Третий', 'Второй', 'Первый']);
    expect(screen.queryByText('лидер')).toBeNull();
    expect(screen.queryByText('+132мс')).toBeNull();
  });

  it.each([{ kind: 'classicGroup' as const }, { kind: 'newbies' as const }])(
    'starts by category and tells gaps inside the groups of $kind',
    ({ kind }) => {
      render(<ResultsTable caption="Результаты" rows={field} protocolKind={kind} />);

      expect(screen.getByRole('columnheader', { name: 'Кат' })).toHaveAttribute('aria-sort', 'ascending');
      expect(cellsOf(/Третий/)).toContain('лидер');
      expect(cellsOf(/Четвёртый/)).toContain('+471мс');
    },
  );

  it('keeps the disqualified last in every order, under their own line, with mark and reason', () => {
    render(
      <ResultsTable
        caption="Результаты"
        rows={[...outOfRanking(), ...field]}
        sort={{ column: 'time', ascending: false }}
      />,
    );

    const [first, second, third] = ridersInOrder().slice(4);
    expect(first).toHaveTextContent('Архип Лощинин');
    expect(second).toHaveTextContent('Остап Черногривов');
    expect(third).toHaveTextContent('Дарина Косогорова');
    expect(screen.getByText('Вне зачёта · 3')).toBeInTheDocument();
    expect(cellsOf(/Лощинин/)).toEqual(expect.arrayContaining(['DSQ', 'вес изменён перед стартом']));
    expect(cellsOf(/Черногривов/)).toEqual(expect.arrayContaining(['VP', 'мощность не измерена']));
    expect(cellsOf(/Косогорова/)).toContain('DNF');
    expect(within(rowOf(/Косогорова/)).getByRole('cell', { name: 'сход' })).toHaveAttribute('colspan', '2');
  });

  it('gives medals to the first three who are not disqualified', () => {
    render(<ResultsTable caption="Результаты" rows={[...field, ...outOfRanking()]} />);

    expect(screen.getAllByText(/золото|серебро|бронза/)).toHaveLength(3);
  });

  it('marks the best of an interval among the shown, not among the disqualified', () => {
    const strong = aResult({ profileId: 9, watts: 500, isDisqualification: true, disqualification: 'DSQ' });
    render(<ResultsTable caption="Результаты" rows={[...field, strong]} power="watts" />);

    expect(screen.getByText(/^1.360$/, { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/1.700/, { selector: 'b' })).toBeNull();
  });

  it('marks the own row by words and aria-current', () => {
    render(<ResultsTable caption="Результаты" rows={field} ownProfileId={2} />);

    expect(rowOf(/Второй/)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(/Второй/)).getByText('Вы')).toBeInTheDocument();
  });

  it('leads to riders and weights only where there are pages', () => {
    render(
      <ResultsTable
        caption="Результаты"
        rows={field}
        profileHref={({ profileId }) => `/profile/${profileId}/results`}
        weightHref={({ profileId }) => (profileId === 1 ? '/profile/1/weight-and-height' : null)}
      />,
    );

    expect(screen.getByRole('link', { name: 'Второй' })).toHaveAttribute('href', '/profile/2/results');
    expect(screen.getAllByRole('link', { name: '72.0' })).toHaveLength(1);
  });

  it('shows the usual intervals, and those of the choice', () => {
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} columnState={{}} />);
    expect(screen.queryByRole('columnheader', { name: /^15.с/ })).toBeNull();

    rerender(<ResultsTable caption="Результаты" rows={field} columnState={{ cp15: true, cp5: false }} />);

    expect(screen.getByRole('columnheader', { name: /^15.с/ })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /^5.с/ })).toBeNull();
  });

  it('switches off a column that nobody has a value in, and says so in the menu', async () => {
    const user = userEvent.setup();
    render(<ResultsTable caption="Результаты" rows={field} defaultColumnState={{ cp2400: true }} />);
    expect(screen.queryByRole('columnheader', { name: /^40.м/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Столбцы' }));

    expect(await screen.findByRole('checkbox', { name: /40.м.*пусто/ })).toBeDisabled();
  });

  it('says why a value is missing, and prints a zero', () => {
    const row = aResult({
      sensorData: { avgWatts: { value: 300 }, heartRateData: { avgHeartRate: { value: 0 } } },
      profileData: { racingScore: 0 },
    });
    render(<ResultsTable caption="Результаты" rows={[row, ...aProtocol(2)]} />);

    expect(screen.getByRole('img', { name: 'Датчик не записан' })).toHaveTextContent('—');
    expect(cellsOf(/Подветренный/)).toContain('0');
  });

  it('tells the reader the new order and asks the embedding side to keep it', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    render(<ResultsTable caption="Результаты" rows={field} onSort={(sort) => asked.push(sort)} />);

    await user.click(screen.getByRole('button', { name: 'Средн.' }));

    expect(asked).toEqual([{ column: 'power', ascending: false }]);
    expect(screen.getByRole('status')).toHaveTextContent('Порядок: средняя мощность, по убыванию');
    expect(screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))).toHaveLength(1);
  });

  it('says when it was updated and what the organizer decided', () => {
    render(
      <ResultsTable
        caption="Результаты"
        rows={field}
        updatedAt="2026-11-19T17:12:00Z"
        changes={2}
        changesHref="/log"
      />,
    );

    expect(screen.getByText(/Обновлено/)).toHaveTextContent(/19 ноября( 2026)?, 20:12.МСК/);
    expect(screen.getByRole('link', { name: /^2.изменения$/ })).toHaveAttribute('href', '/log');
  });

  it('says what to do when there is nothing, and when nothing came', async () => {
    const { rerender } = render(<ResultsTable caption="Результаты" rows={[]} />);
    expect(screen.getByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={field} category="E" />);
    expect(screen.getByRole('heading', { name: 'В этой категории никого нет' })).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={[]} error="Сервер молчит." onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер молчит.');
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });

  it('has the columns of the protocol while it is loading', () => {
    render(<ResultsTable caption="Результаты" rows={[]} loading />);

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: /^20.м/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
  });

  it('shares a place and tells a gap of nothing', () => {
    const tie = [field[0], { ...aResult({ profileId: 5, rankEvent: 1, timeMs: start }) }].filter(
      (row) => row !== undefined,
    );
    render(<ResultsTable caption="Результаты" rows={tie} />);

    expect(screen.getAllByText(/золото/)).toHaveLength(2);
    expect(cellsOf(/Подветренный/)).toContain('+0мс');
  });

  it('keeps every rider exactly once in any order', () => {
    const rows = [...aProtocol(60), ...outOfRanking()];
    render(<ResultsTable caption="Результаты" rows={rows} sort={{ column: 'heartRate', ascending: true }} />);

    expect(ridersInOrder()).toHaveLength(63);
  });
});
