import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { manyTeams, type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';
import type { TableHandle } from './tableHandle.ts';

describe('the handle of a table', () => {
  it('tells what is shown, in the shown order, and everything there is', () => {
    const table = createRef<TableHandle>();
    const few = teamsTable.rows.slice(0, 3);
    render(
      <DataTable
        {...teamsTable}
        table={table}
        rows={few}
        allRows={() => teamsTable.rows}
        columnLayout={{ shown: { city: false } }}
        sort={[{ column: 'riders', ascending: false }]}
      />,
    );

    const { shown, everything } = table.current ?? {};
    expect(shown?.columns.map(({ key }) => key)).toEqual(['name', 'riders']);
    expect(shown?.rows).toEqual([few[2], few[0], few[1]]);
    expect(everything?.().columns).toHaveLength(3);
    expect(everything?.().rows).toEqual(teamsTable.rows);
  });

  it('brings a row into sight and gives it the focus', async () => {
    const table = createRef<TableHandle>();
    render(<DataTable {...teamsTable} table={table} />);

    await act(async () => table.current?.showRow('Крона'));

    expect(screen.getByRole('row', { name: /Крона/ })).toHaveFocus();
    expect(screen.getByRole('row', { name: /Крона/ })).toHaveAttribute('data-found');
  });

  it('knows the reader’s own row, and none where it is not shown', () => {
    const table = createRef<TableHandle>();
    const rowMarks = ({ name }: Team) => ({ isOwn: name === 'Пик' });
    const { rerender } = render(<DataTable {...teamsTable} table={table} rowMarks={rowMarks} />);
    expect(table.current?.ownRow()).toBe('Пик');

    rerender(<DataTable {...teamsTable} table={table} rowMarks={rowMarks} rows={teamsTable.rows.slice(0, 2)} />);
    expect(table.current?.ownRow()).toBeNull();
  });

  it('is there for a long table whose rows are not all in the page', async () => {
    const table = createRef<TableHandle>();
    render(<DataTable {...teamsTable} table={table} rows={manyTeams(1000)} />);

    expect(table.current?.shown.rows).toHaveLength(1000);
  });
});
