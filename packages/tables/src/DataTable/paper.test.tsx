import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manyTeams, type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';

const dispatch = (event: string) => act(async () => void dispatchEvent(new Event(event)));
const lines = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

describe('a printed table', () => {
  afterEach(() => dispatch('afterprint'));

  it('renders every row, however long it is, and is virtualized again afterwards', async () => {
    render(<DataTable {...teamsTable} rows={manyTeams(400)} />);

    await dispatch('beforeprint');
    expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(400);

    await dispatch('afterprint');
    expect(document.querySelectorAll('th[scope="row"]').length).toBeLessThan(60);
  });

  it('prints the time and its URL once, below the last table', async () => {
    const tables = (keys: readonly string[]) =>
      keys.map((key) => <DataTable key={key} data-testid={key} {...teamsTable} />);
    const { rerender } = render(tables(['one', 'two']));
    const shown = () => screen.getAllByText(/^Напечатано .*http:\/\/localhost/).filter((line) => !line.hidden);
    const places = () => shown().map((line) => line.closest('[data-testid]')?.getAttribute('data-testid'));

    await dispatch('beforeprint');
    expect(places()).toEqual(['two']);

    rerender(tables(['zero', 'one']));
    expect(places()).toEqual(['one']);
  });

  it('repeats its title on every sheet', async () => {
    render(<DataTable {...teamsTable} paperTitle="Кубок холмов, команды" />);
    expect(screen.queryByText('Кубок холмов, команды')).toBeNull();

    await dispatch('beforeprint');

    expect(screen.getByText('Кубок холмов, команды').closest('thead')).not.toBeNull();
  });

  it('has no controls, so that its header repeats in full on every page', async () => {
    render(<DataTable {...teamsTable} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);

    await dispatch('beforeprint');

    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('columnheader', { name: 'Райдеров' })).toBeVisible();
  });

  it('prints each page under its title, in the chosen order', async () => {
    const pageOf = ({ city }: Team) => ({ key: city, title: city });
    render(<DataTable {...teamsTable} pageOf={pageOf} sort={[{ column: 'riders', ascending: false }]} />);

    await dispatch('beforeprint');

    expect(lines()).toEqual(['Омск', 'Крона12Омск', 'Штиль3Омск', 'Анапа', 'Пик3Анапа', 'Тверь', 'ОсьТверь']);
    expect(document.querySelectorAll('tr[data-page]')).toHaveLength(3);
  });
});
