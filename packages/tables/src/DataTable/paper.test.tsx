import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manyTeams, type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';

const dispatch = (event: string) => act(async () => void dispatchEvent(new Event(event)));
const lines = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

describe('a table on paper', () => {
  afterEach(() => dispatch('afterprint'));

  it('has every row, however long it is, and is windowed again after it', async () => {
    render(<DataTable {...teamsTable} rows={manyTeams(400)} />);

    await dispatch('beforeprint');
    expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(400);

    await dispatch('afterprint');
    expect(document.querySelectorAll('th[scope="row"]').length).toBeLessThan(60);
  });

  it('says when it was printed and where it lives', async () => {
    render(<DataTable {...teamsTable} />);

    await dispatch('beforeprint');

    expect(screen.getByText(/^Напечатано .*http:\/\/localhost/)).toBeInTheDocument();
  });

  it('has nothing to press, so that its head repeats whole on every page', async () => {
    render(<DataTable {...teamsTable} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);

    await dispatch('beforeprint');

    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('columnheader', { name: 'Райдеров' })).toBeVisible();
  });

  it('puts each page under its title, in the order that was chosen', async () => {
    const pageOf = ({ city }: Team) => ({ key: city, title: city });
    render(<DataTable {...teamsTable} pageOf={pageOf} sort={[{ column: 'riders', ascending: false }]} />);

    await dispatch('beforeprint');

    expect(lines()).toEqual(['Омск', 'Крона12Омск', 'Штиль3Омск', 'Анапа', 'Пик3Анапа', 'Тверь', 'ОсьТверь']);
    expect(document.querySelectorAll('tr[data-page]')).toHaveLength(3);
  });
});
