import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResultsTable } from '../ResultsTable/ResultsTable.tsx';
import { aProtocol } from '../testing/aProtocol.ts';
import { teamsTable } from '../testing/aTeam.ts';
import { resizeTo } from '../testing/resizeTo.ts';
import { DataTable } from './DataTable.tsx';

describe('row card', () => {
  beforeEach(() => resizeTo(390));
  afterEach(() => resizeTo(1024));

  it('shows every value beside its label, including hidden columns, and closes again', async () => {
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} columnLayout={{ shown: { city: false } }} />);

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

  it('shows the unit of a bare figure, text for pictures, and no empty value', async () => {
    const user = userEvent.setup();
    const columns = [
      ...teamsTable.columns,
      { key: 'climb', label: 'набор, м', name: 'Набор', unit: 'м', width: 60, cell: () => '120' },
      { key: 'gap', label: 'Отрыв', width: 60, cell: () => null },
      { key: 'rule', label: 'Правила', width: 60, cell: () => '★', cardCell: () => 'Без дрифта' },
    ];
    render(<DataTable {...teamsTable} columns={columns} />);
    await user.click(screen.getByRole('button', { name: 'Все данные: Крона' }));

    const card = within(await screen.findByRole('dialog'));
    const texts = (role: string) => card.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('term').slice(2)).toEqual(['Набор, м', 'Правила']);
    expect(texts('definition').slice(2)).toEqual(['120', 'Без дрифта']);
  });

  it('neither covers nor includes a control, such as the checkbox of a row', async () => {
    const user = userEvent.setup();
    const choice = {
      key: 'choice',
      label: 'Выбрать',
      width: 44,
      isControl: true,
      cell: () => <input type="checkbox" />,
    };
    render(<DataTable {...teamsTable} columns={[choice, ...teamsTable.columns]} />);
    const opener = screen.getByRole('button', { name: 'Все данные: Крона' });
    expect(within(screen.getByRole('row', { name: /Крона/ })).getAllByRole('cell')[0]).not.toContainElement(opener);

    await user.click(opener);

    const card = await screen.findByRole('dialog', { name: 'Крона' });
    expect(within(card).queryByRole('checkbox')).toBeNull();
  });

  it('opens by a press anywhere on the row, except on interactive content', async () => {
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

  it('does not open by a press on a checkbox of the row, nor on its label', async () => {
    const user = userEvent.setup();
    const columns = teamsTable.columns.map((column) =>
      column.key === 'city'
        ? {
            ...column,
            cell: () => (
              <label>
                Выбрать
                <input type="checkbox" />
              </label>
            ),
          }
        : column,
    );
    render(<DataTable {...teamsTable} columns={columns} />);
    const row = within(screen.getByRole('row', { name: /Крона/ }));

    await user.click(row.getByRole('checkbox'));
    await user.click(row.getByText('Выбрать'));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names its row and the category once', async () => {
    const user = userEvent.setup();
    render(<ResultsTable caption="Протокол" rows={aProtocol(1)} />);

    await user.click(screen.getByRole('button', { name: /^Все данные/ }));

    const card = await screen.findByRole('dialog');
    const [name = ''] = [card.querySelector('h2')?.textContent];
    expect(name).not.toBe('');
    // The heading is for screen readers; the rider's cell is visible.
    expect(within(card).getAllByText(name)).toHaveLength(2);
    expect(within(card).getByRole('heading', { level: 2, name })).toContainElement(
      within(card).getAllByText(name)[0] ?? null,
    );
    expect(within(card).queryByText('Категория')).toBeNull();
    expect(card.querySelectorAll('[data-category]')).toHaveLength(1);
  });

  it('is not offered by a table whose rows already show everything', async () => {
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} opensRows={false} />);

    await user.click(screen.getByRole('cell', { name: '12' }));

    expect(screen.queryByRole('button', { name: /Все данные/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered if all columns fit', () => {
    resizeTo(1024);
    render(<DataTable {...teamsTable} />);

    expect(screen.queryByRole('button', { name: /Все данные/ })).toBeNull();
  });
});
