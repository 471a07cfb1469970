import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column } from './model/column.ts';

interface Team {
  name: string;
  riders: number | null;
}

const teams: Team[] = [
  { name: 'Штиль', riders: 3 },
  { name: 'Ось', riders: null },
  { name: 'Крона', riders: 12 },
];
const columns: Column<Team>[] = [
  { key: 'name', label: 'Команда', width: 120, align: 'start', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'riders',
    label: 'Райдеров',
    name: 'Сколько райдеров',
    width: 80,
    descendingFirst: true,
    sortValue: ({ riders }) => riders,
    cell: ({ riders }) => riders,
  },
];
const table = { caption: 'Команды', columns, rows: teams, rowKey: ({ name }: Team) => name };
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('<DataTable />', () => {
  describeConformance((props) => <DataTable {...table} {...props} />);

  it('keeps the received order until sorted', () => {
    render(<DataTable {...table} />);

    expect(names()).toEqual(['Штиль', 'Ось', 'Крона']);
  });

  it('sorts by the button of a header, descending where useful, with blanks last in both directions', async () => {
    const user = userEvent.setup();
    render(<DataTable {...table} />);
    const button = screen.getByRole('button', { name: 'Райдеров' });

    await user.click(button);
    expect(names()).toEqual(['Крона', 'Штиль', 'Ось']);
    expect(screen.getByRole('status')).toHaveTextContent('Порядок: сколько райдеров, по убыванию');

    await user.click(button);
    expect(names()).toEqual(['Штиль', 'Крона', 'Ось']);
  });

  it('has no button on a column that cannot be sorted', () => {
    render(<DataTable {...table} />);

    expect(screen.queryByRole('button', { name: 'Команда' })).toBeNull();
  });

  it('keeps the controlled order until it changes', async () => {
    const user = userEvent.setup();
    render(<DataTable {...table} sort={[{ column: 'riders', ascending: true }]} />);

    await user.click(screen.getByRole('button', { name: 'Райдеров' }));

    expect(names()).toEqual(['Штиль', 'Крона', 'Ось']);
    expect(screen.getByRole('columnheader', { name: 'Райдеров' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('hides columns that are switched off', () => {
    render(<DataTable {...table} columnLayout={{ shown: { riders: false } }} />);

    expect(screen.queryByRole('columnheader', { name: 'Райдеров' })).toBeNull();
  });

  it('renders headings above the columns of a group', () => {
    const grouped = columns.map((column) => ({ ...column, ...(column.key === 'riders' && { group: 'Состав' }) }));
    render(<DataTable {...table} columns={grouped} />);

    expect(screen.getByRole('columnheader', { name: 'Состав' })).toHaveAttribute('scope', 'colgroup');
  });

  it('supports cells that span their neighbours in one row', () => {
    const covering = columns.map((column) => ({
      ...column,
      ...(column.key === 'name' && { covers: ({ riders }: Team) => (riders === null ? ['riders'] : []) }),
    }));
    render(<DataTable {...table} columns={covering} />);

    expect(screen.getByRole('rowheader', { name: 'Ось' })).toHaveAttribute('colspan', '2');
    expect(screen.getAllByRole('cell')).toHaveLength(2);
  });
});
