import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableHandle, TableOrder } from '../DataTable/index.ts';
import { someRiders } from '../testing/aRider.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { resizeTo } from '../testing/resizeTo.ts';
import { RidersTable } from './RidersTable.tsx';

const rows = someRiders();
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('<RidersTable />', () => {
  it('has a legend of its marks, of gaps in their order only, and none without riders', () => {
    const legend = () => screen.queryByRole('list', { name: 'Обозначения' });
    const { rerender } = render(<RidersTable caption="Райдеры" rows={rows} />);
    expect(legend()).toHaveTextContent('серая линия до райдера выше');
    expect(legend()).toHaveTextContent('скрыторешил сам райдер');

    rerender(<RidersTable caption="Райдеры" rows={rows} sort={[{ column: 'ftp', ascending: false }]} />);
    expect(legend()).not.toHaveTextContent('серая линия');

    rerender(<RidersTable caption="Райдеры" rows={[]} />);
    expect(legend()).toBeNull();
  });

  it('shows a rider from the racing score to the medals', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(
      within(rowOf(/Подветренный/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1',
      'B',
      '561',
      '+12',
      'лидер',
      '10.69',
      '6.58',
      '4.81',
      '4.11',
      '3.78',
      '3.91',
      '78.3',
      '178',
      'Mas',
      '148',
      '678',
    ]);
  });

  it("shows a woman in the women's category", () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    expect(within(rowOf(/Ледовских/)).getAllByRole('cell')[1]).toHaveTextContent('A');
  });

  it('shows the best efforts in watts on request', () => {
    render(<RidersTable caption="Райдеры" rows={rows} power="watts" />);

    expect(within(rowOf(/Подветренный/)).getByText('377')).toBeInTheDocument();
  });

  it('links to the stream of a live rider', () => {
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

  it('prints no finishes as 0, and explains other missing values', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    const row = within(rowOf(/Долгоплёсов/));
    expect(cellsOf(/Долгоплёсов/)[14]).toBe('0');
    expect(row.getAllByRole('img', { name: 'Нет заездов с мощностью за 90 дней' })).toHaveLength(6);
    expect(row.getByRole('img', { name: 'Рейтинга ещё нет' })).toBeInTheDocument();
  });

  it('draws the gaps of the racing score, from the leader of the whole list', () => {
    const later = rows.map((row) => ({ ...row, sequenceNumber: row.sequenceNumber + 20 }));
    render(<RidersTable caption="Райдеры" rows={later} leadingScore={742} />);

    expect(within(rowOf(/Подветренный/)).getByText('−181')).toBeInTheDocument();
    expect(within(rowOf(/Ледовских/)).getByText('−322')).toBeInTheDocument();
    expect(screen.queryByText('лидер')).toBeNull();
    expect(rowOf(/Подветренный/)).not.toHaveAttribute('data-break');
    expect(rowOf(/Ледовских/)).toHaveAttribute('data-break');
    expect(rowOf(/Koskelainen/)).not.toHaveAttribute('data-break');
  });

  it('omits gaps in any other order', () => {
    render(<RidersTable caption="Райдеры" rows={rows} sort={[{ column: 'weight', ascending: false }]} />);

    expect(screen.queryByText('лидер')).toBeNull();
    expect(within(rowOf(/Ледовских/)).queryByText('−141')).toBeNull();
  });

  it('counts medals by metal, and shows the change of 30 days with its sign', () => {
    render(<RidersTable caption="Райдеры" rows={rows} />);

    const row = within(rowOf(/Ледовских/));
    expect(row.getByRole('img', { name: 'Золото 11, серебро 0, бронза 7' })).toBeInTheDocument();
    expect(row.getByText('−3')).toBeInTheDocument();
    expect(within(rowOf(/Долгоплёсов/)).getByRole('img', { name: '30 дней назад рейтинга не было' })).toBeVisible();
  });

  it('marks the best of each interval on the page', () => {
    render(<RidersTable caption="Райдеры" rows={rows.slice(0, 2)} />);

    expect(
      within(rowOf(/Подветренный/))
        .getByText('4.81')
        .closest('b'),
    ).toBeNull();
    expect(
      within(rowOf(/Ледовских/))
        .getByText('5.15')
        .closest('b'),
    ).not.toBeNull();
  });

  it('requests another order and keeps the received rows', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn<(sort: TableOrder) => void>();
    render(<RidersTable caption="Райдеры" rows={rows} onSort={onSort} />);

    await user.click(screen.getByTitle('Вес'));

    expect(onSort).toHaveBeenCalledWith([{ column: 'weight', ascending: false }]);
    expect(screen.getByRole('columnheader', { name: 'кг' })).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(rows.map(({ lastName }) => expect.stringContaining(lastName)));
  });

  it('is sortable only by what its source supports', () => {
    render(<RidersTable caption="Райдеры" rows={rows} rankingHref={({ zwiftId }) => `https://x.example/${zwiftId}`} />);

    const sorted = screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'));
    expect(sorted.map(({ textContent }) => textContent?.replace(/\s/gu, ' '))).toEqual([
      'RS',
      '30 дней',
      '15 с',
      '1 м',
      '5 м',
      '20 м',
      '40 м',
      'FTP',
      'кг',
      'см',
      'Возр.',
      'Финиши',
      'Медали',
    ]);
  });

  it('links to the external ranking, the profile, the team and the history of the weight', () => {
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

  it('supports custom columns', () => {
    render(
      <RidersTable caption="Райдеры" rows={rows} columns={(made) => made.filter(({ key }) => key !== 'racingScore')} />,
    );

    expect(screen.queryByRole('columnheader', { name: 'RS' })).toBeNull();
  });

  it('shows advice when no rider matches', () => {
    render(<RidersTable caption="Райдеры" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Райдеров не нашлось' })).toBeInTheDocument();
  });

  describe('on a phone', () => {
    beforeEach(() => resizeTo(390));
    afterEach(() => resizeTo(1024));
    const cardOf = (name: RegExp) => within(screen.getByText(name).closest('li') ?? document.body);

    it('lists cards with the score, the gap to the leader and four powers', () => {
      render(<RidersTable caption="Райдеры" rows={rows} ownProfileId={8} />);

      expect(screen.getByRole('list', { name: 'Райдеры' }).children).toHaveLength(4);
      expect(screen.queryByRole('table')).toBeNull();
      expect(cardOf(/Подветренный/).getByText('лидер')).toBeInTheDocument();
      expect(cardOf(/Ледовских/).getByText('420')).toBeInTheDocument();
      expect(cardOf(/Ледовских/).getByText('−141 до лидера')).toBeInTheDocument();
      expect(
        cardOf(/Ледовских/)
          .getAllByRole('term')
          .map(({ textContent }) => textContent?.replace(/\s/gu, ' ')),
      ).toEqual(['15 с', '1 м', '5 м', '20 м']);
      expect(screen.getByText(/Ледовских/).closest('li')).toHaveAttribute('aria-current', 'true');
      expect(cardOf(/Долгоплёсов/).queryByRole('term')).toBeNull();
    });

    it('requests another order by a select, and shows its value', async () => {
      const user = userEvent.setup();
      const onSort = vi.fn<(sort: TableOrder) => void>();
      render(<RidersTable caption="Райдеры" rows={rows} onSort={onSort} />);

      await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Вес');

      expect(onSort).toHaveBeenCalledWith([{ column: 'weight', ascending: false }]);
      expect(cardOf(/Подветренный/).getByText('78.3')).toBeInTheDocument();
    });

    it('shows advice when no rider matches', () => {
      render(<RidersTable caption="Райдеры" rows={[]} />);

      expect(screen.getByRole('heading', { name: 'Райдеров не нашлось' })).toBeInTheDocument();
    });
  });
});
