import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teamsTable } from '../testing/aTeam.ts';
import { resizeTo } from '../testing/resizeTo.ts';
import { DataTable } from './DataTable.tsx';

describe('the card of a row', () => {
  beforeEach(() => resizeTo(390));
  afterEach(() => resizeTo(1024));

  it('tells every value beside its name, of hidden columns too, and closes again', async () => {
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} columnState={{ city: false }} />);

    await user.click(screen.getByRole('button', { name: 'Все данные: Крона' }));

    const card = await screen.findByRole('dialog', { name: 'Крона' });
    const terms = within(card).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Сколько райдеров', 'Город']);
    expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['12', 'Омск']);

    await user.click(within(card).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by a press anywhere on the row, but on what has a purpose of its own', async () => {
    const user = userEvent.setup();
    const columns = teamsTable.columns.map((column) =>
      column.key === 'city' ? { ...column, cell: () => <a href="#city">Город</a> } : column,
    );
    render(<DataTable {...teamsTable} columns={columns} />);
    const row = within(screen.getByRole('row', { name: /Крона/ }));

    await user.click(row.getByRole('link'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(row.getByRole('cell', { name: '12' }));
    expect(await screen.findByRole('dialog', { name: 'Крона' })).toBeInTheDocument();
  });

  it('is not offered where all columns have room', () => {
    resizeTo(1024);
    render(<DataTable {...teamsTable} />);

    expect(screen.queryByRole('button', { name: /Все данные/ })).toBeNull();
  });
});
