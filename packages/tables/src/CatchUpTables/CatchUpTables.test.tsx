import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCatchUpWin } from '../testing/aCatchUpWin.ts';
import { cellsOf, namesInOrder, ridersInOrder, rowOf } from '../testing/protocolPage.ts';
import { CatchUpLeadersTable } from './CatchUpLeadersTable.tsx';
import { CatchUpSummaryTable } from './CatchUpSummaryTable.tsx';
import { CatchUpWinnersTable } from './CatchUpWinnersTable.tsx';

const named = (lastName: string) => ({ ...aCatchUpWin().rider, firstName: '', lastName });
const wins = [
  aCatchUpWin({ eventId: 9, rider: named('Второй') }),
  aCatchUpWin({
    eventId: 8,
    eventStart: '2026-11-12T16:30:00Z',
    groupLabel: 'E',
    profileId: 3,
    rider: named('Третий'),
  }),
  aCatchUpWin({ eventId: 7, eventStart: '2026-11-05T16:30:00Z', profileId: 1, rider: named('Первый') }),
  aCatchUpWin({ eventId: 6, eventStart: '2026-10-29T16:30:00Z', profileId: 1, rider: named('Первый') }),
];

describe('<CatchUpWinnersTable />', () => {
  it('shows each win, latest first: the day, the group, the time, the speed, the field and the starts', () => {
    render(<CatchUpWinnersTable rows={wins} />);

    expect(namesInOrder()).toEqual(['Второй', 'Третий', 'Первый', 'Первый']);
    expect(cellsOf(/Третий/).slice(0, 6)).toEqual([
      expect.stringMatching(/^12 ноября/),
      'E',
      '48:31.482',
      '41.70',
      '64',
      expect.stringMatching(/^E.0D.\+2:30C.\+5.минB.\+7:30A.\+10.мин$/),
    ]);
    expect(cellsOf(/Третий/).slice(6)).toEqual(['Ватопия', 'Песок и секвойи', '1', '33.8', '171']);
    expect(screen.getByRole('columnheader', { name: 'Дата, МСК' })).toHaveAttribute('aria-sort', 'descending');
  });

  it("names the worlds in the reader's language, and sorts by these names", async () => {
    const worlds = ['new-york', 'london', 'paris'].map((world, eventId) => aCatchUpWin({ eventId, world }));
    render(
      <OtryvProvider locale="ru">
        <CatchUpWinnersTable rows={worlds} />
      </OtryvProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: /^Карта/ }));
    expect(
      screen.getAllByRole('cell', { name: /Лондон|Нью-Йорк|Париж/ }).map(({ textContent }) => textContent),
    ).toEqual(['Лондон', 'Нью-Йорк', 'Париж']);
  });

  it('links to the results only if there are any', () => {
    render(
      <CatchUpWinnersTable
        rows={wins}
        resultsHref={({ eventId }) => (eventId === 8 ? '/race/results/8' : null)}
        profileHref={({ profileId }) => `/profile/${profileId}/results`}
      />,
    );

    expect(screen.getByRole('link', { name: /^результаты ?, 12 ноября/ })).toHaveAttribute('href', '/race/results/8');
    expect(screen.getAllByRole('link', { name: /^результаты/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Третий' })).toHaveAttribute('href', '/profile/3/results');
  });

  it('marks unknown values, and prints 0 metres of climb', () => {
    render(<CatchUpWinnersTable rows={[aCatchUpWin({ route: null, speedKmh: null, elevationM: 0 })]} />);

    expect(screen.getByRole('img', { name: 'нет в каталоге' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Скорость не записана' })).toBeInTheDocument();
    expect(cellsOf(/Подветренный/).at(-1)).toBe('0');
  });

  it('shows advice when empty', () => {
    render(<CatchUpWinnersTable rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Побед пока нет' })).toBeInTheDocument();
  });
});

describe('<CatchUpLeadersTable />', () => {
  it('is grouped until it is sorted', async () => {
    render(<CatchUpLeadersTable wins={wins} ownProfileId={1} />);
    expect(namesInOrder()).toEqual(['Третий', 'ПервыйВы', 'Второй']);
    expect(screen.getAllByText(/^Группа/).map(({ textContent }) => textContent)).toEqual(['Группа E', 'Группа B']);
    expect(cellsOf(/Первый/)).toEqual(['1, золото', 'B', '2']);
    expect(rowOf(/Первый/)).toHaveAttribute('aria-current', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Победы' }));

    expect(namesInOrder()[0]).toBe('ПервыйВы');
    expect(screen.queryByText(/^Группа/)).toBeNull();
  });
});

describe('<CatchUpSummaryTable />', () => {
  it('counts the wins of each group and their share, most first', () => {
    render(<CatchUpSummaryTable wins={wins} />);

    const table = within(screen.getByRole('table', { name: 'Победы по группам' }));
    expect(ridersInOrder().map(({ textContent }) => textContent)).toEqual(['B', 'E']);
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '3',
      '75\u00A0%',
      '1',
      '25\u00A0%',
    ]);
  });
});
