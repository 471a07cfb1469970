import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { TableHandle, TableOrder } from '../DataTable/index.ts';
import { someRiders } from '../testing/aRider.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { rowOf } from '../testing/protocolPage.ts';
import { RidersTable } from './RidersTable.tsx';

const rows = someRiders();
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('<RidersTable />', () => {
  describeConformance((props) => <RidersTable caption="Райдеры" rows={rows} {...props} />);

  it('tells a rider from the finishes to the age group', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(
      within(rowOf(/Подветренный/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', 'B', '148', '561', '10.69', '6.58', '4.81', '4.11', '3.78', '78.3', '178', 'Mas']);
  });

  it('shows a woman in her own category', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(within(rowOf(/Ледовских/)).getAllByRole('cell')[1]).toHaveTextContent('A');
  });

  it('tells the best efforts in watts where the reader wants them', () => {
    render(<RidersTable caption="Райдеры" rows={rows} power="watts" />);

    expect(within(rowOf(/Подветренный/)).getByText('377')).toBeInTheDocument();
  });

  it('leads to the stream of a rider on air', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(within(rowOf(/Ледовских/)).getByRole('link', { name: 'в эфире' })).toHaveAttribute(
      'href',
      'https://streams.example/darina',
    );
    expect(within(rowOf(/Подветренный/)).queryByRole('link')).toBeNull();
  });

  it('marks the best value of the whole list', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(within(rowOf(/Ледовских/)).getByTitle('максимум списка')).toHaveTextContent('11.43');
    expect(within(rowOf(/Подветренный/)).queryByTitle('максимум списка')).toBeNull();
  });

  it('prints no finishes as 0, and says why other values are missing', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    const row = within(rowOf(/Долгоплёсов/));
    expect(row.getByText('0')).toBeInTheDocument();
    expect(row.getAllByRole('img', { name: 'Нет заездов с мощностью за 90 дней' })).toHaveLength(5);
    expect(row.getByRole('img', { name: 'Рейтинга ещё нет' })).toBeInTheDocument();
  });

  it('asks for another order and leaves the rows as they came', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn<(sort: TableOrder) => void>();
    render(<RidersTable caption="Райдеры" rows={rows} onSort={onSort} />);

    await user.click(screen.getByTitle('Вес'));

    expect(onSort).toHaveBeenCalledWith([{ column: 'weight', ascending: false }]);
    expect(screen.getByRole('columnheader', { name: 'кг' })).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(rows.map(({ lastName }) => expect.stringContaining(lastName)));
  });

  it('sorts by nothing that its source does not sort by', () => {
    render(<RidersTable caption="Райдеры" rows={rows} rankingHref={({ zwiftId }) => `https://x.example/${zwiftId}`} />);

    const sorted = screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'));
    expect(sorted.map(({ textContent }) => textContent?.replace(/\s/gu, ' '))).toEqual([
      'Финиши',
      'RS',
      '15 с',
      '1 м',
      '5 м',
      '20 м',
      '40 м',
      'кг',
      'см',
      'Возр.',
    ]);
  });

  it('leads to the external ranking, the profile, the team and the history of the weight', () => {
    render(
      <RidersTable
        caption="Райдеры"
        rows={rows}
        profileHref={({ zwiftId }) => `/profile/${zwiftId}/results`}
        teamHref={({ team }) => `/teams/${team?.urlSlug}`}
        weightHref={({ zwiftId }) => `/profile/${zwiftId}/weight-and-height`}
        rankingHref={({ zwiftId }) => `https://ranking.example/${zwiftId}`}
      />,
    );

    const row = within(rowOf(/Подветренный/));
    expect(row.getByRole('link', { name: 'профиль' })).toHaveAttribute('href', 'https://ranking.example/7');
    expect(row.getByRole('link', { name: 'Лев Подветренный' })).toHaveAttribute('href', '/profile/7/results');
    expect(row.getByRole('link', { name: '78.3' })).toHaveAttribute('href', '/profile/7/weight-and-height');
    expect(within(rowOf(/Koskelainen/)).getByRole('link', { name: 'ПИК' })).toHaveAttribute('href', '/teams/pik');
    expect(within(rowOf(/Долгоплёсов/)).getAllByRole('link')).toHaveLength(2);
  });

  it('marks the own row and names every row for the tools of the table', () => {
    const table = createRef<TableHandle>();
    render(<RidersTable caption="Райдеры" rows={rows} ownProfileId={8} table={table} />);

    expect(rowOf(/Ледовских/)).toHaveAttribute('aria-current', 'true');
    expect(rows.map((row) => table.current?.rowName(row))).toContain('Дарина Ледовских');
    expect(table.current?.ownRow()).toBe('8');
  });

  it('makes other columns of its own', () => {
    render(
      <RidersTable caption="Райдеры" rows={rows} columns={(made) => made.filter(({ key }) => key !== 'racingScore')} />,
    );

    expect(screen.queryByRole('columnheader', { name: 'RS' })).toBeNull();
  });

  it('says what to do when nobody is found', () => {
    render(<RidersTable caption="Райдеры" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Райдеров не нашлось' })).toBeInTheDocument();
  });

  it('stands in server markup without a style attribute', () => {
    const html = renderToString(<RidersTable caption="Райдеры" rows={rows} />);

    expect(html).toContain('Подветренный');
    expect(html).not.toContain('style="');
  });
});
