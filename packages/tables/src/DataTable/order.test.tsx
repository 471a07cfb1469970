import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';
import type { TableOrder } from './model/column.ts';

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('order by several keys', () => {
  it('adds a key with Shift, which breaks the ties of the first', async () => {
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} />);

    await user.click(button('Город'));
    await user.keyboard('{Shift>}');
    await user.click(button('Райдеров'));
    await user.keyboard('{/Shift}');

    expect(names()).toEqual(['Пик', 'Крона', 'Штиль', 'Ось']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Порядок: город, по возрастанию; затем сколько райдеров, по убыванию',
    );
  });

  it('exposes one header by aria-sort, and each key by its number', () => {
    const order: TableOrder = [
      { column: 'city', ascending: true },
      { column: 'riders', ascending: false },
    ];
    render(<DataTable {...teamsTable} sort={order} />);

    expect(screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: 'Город' })).toHaveAttribute('aria-sort', 'ascending');
    expect(button('Райдеров')).toHaveAccessibleDescription('Сколько райдеров: 2-й ключ порядка, по убыванию');
    expect(button('Город')).toHaveAttribute('data-order', '1');
  });

  it('does not sort ordered rows, and requests another order', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn<(order: TableOrder) => void>();
    const order: TableOrder = [{ column: 'riders', ascending: false }];
    render(<DataTable {...teamsTable} isOrdered sort={order} onSort={onSort} />);
    expect(names()).toEqual(['Штиль', 'Ось', 'Крона', 'Пик']);

    await user.click(button('Райдеров'));

    expect(onSort).toHaveBeenCalledWith([{ column: 'riders', ascending: true }]);
    expect(names()).toEqual(['Штиль', 'Ось', 'Крона', 'Пик']);
  });
});

describe('order by values of columns alone', () => {
  const byRiders: TableOrder = [{ column: 'riders', ascending: false }];
  const byCity: TableOrder = [{ column: 'city', ascending: true }];

  it('sorts empty values last in either direction', () => {
    const { rerender } = render(<DataTable {...teamsTable} sort={byRiders} />);
    expect(names()).toEqual(['Крона', 'Штиль', 'Пик', 'Ось']);

    rerender(<DataTable {...teamsTable} sort={[{ column: 'riders', ascending: true }]} />);
    expect(names()).toEqual(['Штиль', 'Пик', 'Крона', 'Ось']);
  });

  it('sorts text case-insensitively in Russian', () => {
    const rows = ['яшма', 'Ёлка', 'Ежи', 'Этап 10', 'этап 9'].map((name) => ({ name, riders: 1, city: 'Омск' }));
    render(<DataTable {...teamsTable} rows={rows} sort={[{ column: 'name', ascending: true }]} />);

    expect(names()).toEqual(['Ежи', 'Ёлка', 'этап 9', 'Этап 10', 'яшма']);
  });

  it('sorts again when a column changes its value', () => {
    const { rerender } = render(<DataTable {...teamsTable} sort={byRiders} />);
    const columns = teamsTable.columns.map((column) =>
      column.key === 'riders' ? { ...column, sortValue: ({ name }: Team) => name.length } : column,
    );
    rerender(<DataTable {...teamsTable} columns={columns} sort={byRiders} />);

    expect(names()).toEqual(['Штиль', 'Крона', 'Ось', 'Пик']);
  });

  it('ignores a key of a hidden column', () => {
    const { rerender } = render(<DataTable {...teamsTable} sort={byCity} columnLayout={{ shown: { city: false } }} />);
    expect(names()).toEqual(['Штиль', 'Ось', 'Крона', 'Пик']);

    rerender(<DataTable {...teamsTable} sort={byCity} columnLayout={{}} />);
    expect(names()).toEqual(['Пик', 'Штиль', 'Крона', 'Ось']);
  });
});

describe('presses on headers', () => {
  const sortOf = async (presses: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) => {
    const onSort = vi.fn<(order: TableOrder) => void>();
    render(<DataTable {...teamsTable} onSort={onSort} />);
    await presses(userEvent.setup());
    return onSort.mock.calls.map(([order]) =>
      order.map(({ column, ascending }) => (ascending ? column : `-${column}`)).join(' '),
    );
  };
  const press = (name: string) => screen.getByRole('button', { name });

  it("starts in the column's direction, and reverses at each next press", async () => {
    const orders = await sortOf(async (user) => {
      for (let times = 0; times < 3; times++) await user.click(press('Райдеров'));
    });

    expect(orders).toEqual(['-riders', 'riders', '-riders']);
  });

  it('adds a key with Shift, reverses it, and removes it', async () => {
    const orders = await sortOf(async (user) => {
      await user.click(press('Город'));
      await user.keyboard('{Shift>}');
      for (let times = 0; times < 3; times++) await user.click(press('Райдеров'));
    });

    expect(orders).toEqual(['city', 'city -riders', 'city riders', 'city']);
  });

  it('never removes its last key', async () => {
    const orders = await sortOf(async (user) => {
      await user.keyboard('{Shift>}');
      for (let times = 0; times < 3; times++) await user.click(press('Райдеров'));
    });

    expect(orders).toEqual(['-riders', 'riders', '-riders']);
  });

  it('restarts with a key that only broke ties', async () => {
    const orders = await sortOf(async (user) => {
      await user.click(press('Город'));
      await user.keyboard('{Shift>}');
      await user.click(press('Райдеров'));
      await user.keyboard('{/Shift}');
      await user.click(press('Райдеров'));
    });

    expect(orders.at(-1)).toBe('-riders');
  });
});
