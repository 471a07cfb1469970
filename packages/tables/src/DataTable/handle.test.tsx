import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { manyTeams, type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';
import type { TableHandle } from './model/tableHandle.ts';

describe('table handle', () => {
  it('returns the displayed content in order, and all content', () => {
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

  it('scrolls a row into view and focuses it', async () => {
    const table = createRef<TableHandle>();
    render(<DataTable {...teamsTable} table={table} />);

    await act(async () => table.current?.showRow('Крона'));

    expect(screen.getByRole('row', { name: /Крона/ })).toHaveFocus();
    expect(screen.getByRole('row', { name: /Крона/ })).toHaveAttribute('data-found');
  });

  it('returns the reader’s own row, and null if it is not displayed', () => {
    const table = createRef<TableHandle>();
    const rowMarks = ({ name }: Team) => ({ isOwn: name === 'Пик' });
    const { rerender } = render(<DataTable {...teamsTable} table={table} rowMarks={rowMarks} />);
    expect(table.current?.ownRow()).toBe('Пик');

    rerender(<DataTable {...teamsTable} table={table} rowMarks={rowMarks} rows={teamsTable.rows.slice(0, 2)} />);
    expect(table.current?.ownRow()).toBeNull();
  });

  it('works for a long table whose rows are not all in the page', async () => {
    const table = createRef<TableHandle>();
    render(<DataTable {...teamsTable} table={table} rows={manyTeams(1000)} />);

    expect(table.current?.shown.rows).toHaveLength(1000);
  });
});
