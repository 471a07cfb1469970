import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aWellKnownRider, someSignedRiders } from '../testing/aSignedRider.ts';
import { SignedRidersTable } from './SignedRidersTable.tsx';

const rows = someSignedRiders();
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('<SignedRidersTable />', () => {
  it('is sorted by category initially and numbers its rows in any order', async () => {
    const user = userEvent.setup();
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);
    expect(screen.getByRole('columnheader', { name: 'Кат' })).toHaveAttribute('aria-sort', 'ascending');

    await user.click(screen.getByRole('button', { name: 'RS' }));

    const first = screen.getAllByRole('row')[1];
    expect(first).toHaveTextContent('Марк Быстрицкий');
    const numbers = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(numbers).toEqual(rows.map((_, at) => String(at + 1)));
  });

  it.each([
    { power: 'wattsPerKg', value: '4.81' },
    { power: 'watts', value: '376' },
  ] as const)('shows the best efforts in $power', ({ power, value }) => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} power={power} />);

    expect(within(rowOf(/Подветренный/)).getByText(value)).toBeInTheDocument();
  });

  it('explains missing data of a rider', () => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);

    const row = within(rowOf(/Долгоплёсов/));
    expect(row.getAllByRole('img', { name: 'Нет заездов с мощностью за 90 дней' })).toHaveLength(2);
    expect(row.getAllByRole('img', { name: 'Райдер не указал' })).toHaveLength(2);
  });

  it('prints weight in kilograms and height in centimetres', () => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);

    expect(rowOf(/Подветренный/)).toHaveTextContent(/78\.3178Mas$/);
  });

  it('shows one category, and marks leaders, sweepers and the own row', () => {
    const marked = rows.map((row) => ({ ...row, isLeader: row.id === 3, isSweeper: row.id === 4 }));
    render(<SignedRidersTable caption="Райдеры" rows={marked} category="B" ownProfileId={7} />);

    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(within(rowOf(/Janne/)).getByText('Лидер')).toBeInTheDocument();
    expect(within(rowOf(/Ледовских/)).getByText('Замыкающий')).toBeInTheDocument();
    expect(rowOf(/Подветренный/)).toHaveAttribute('aria-current', 'true');
  });

  it('shows the default intervals of the eleven, and the others on request', () => {
    const known = [aWellKnownRider()];
    const headers = () =>
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/\s/gu, ' '));
    const { rerender } = render(<SignedRidersTable caption="Райдеры" rows={known} />);
    expect(headers().slice(3, -3)).toEqual(['RS', '5 с', '30 с', '1 м', '5 м', '12 м', '20 м', '40 м']);

    rerender(<SignedRidersTable caption="Райдеры" rows={known} columnLayout={{ shown: { cp15: true } }} />);

    expect(headers()).toContain('15 с');
  });

  it('omits an interval without any known rider, whatever the displayed category', () => {
    const table = createRef<TableHandle>();
    const field = [...rows, aWellKnownRider({ id: 77, subgroupLabel: 'D' })];
    const emptyKeys = () => table.current?.columns.filter(({ isEmpty }) => isEmpty).map(({ key }) => key);
    const { rerender } = render(<SignedRidersTable caption="Райдеры" rows={rows} table={table} />);
    expect(emptyKeys()).toHaveLength(9);
    expect(emptyKeys()).not.toContain('cp300');

    rerender(<SignedRidersTable caption="Райдеры" rows={field} category="A" table={table} />);

    expect(emptyKeys()).toEqual([]);
  });

  it('links to the external ranking, the profile, the team and the history of the weight', () => {
    render(
      <SignedRidersTable
        caption="Райдеры"
        rows={rows}
        profileHref={({ id }) => `/profile/${id}/results`}
        teamHref={({ team }) => team && `/teams/${team.urlSlug}`}
        weightHref={({ id }) => `/profile/${id}/weight-and-height`}
        rankingHref={({ id }) => `https://ranking.example/${id}`}
      />,
    );

    const row = within(rowOf(/Ледовских/));
    expect(row.getByRole('link', { name: 'профиль' })).toHaveAttribute('href', 'https://ranking.example/4');
    expect(row.getByRole('link', { name: 'Дарина Ледовских' })).toHaveAttribute('href', '/profile/4/results');
    expect(row.getByRole('link', { name: 'ПИК' })).toHaveAttribute('href', '/teams/pik');
    expect(row.getByRole('link', { name: '78.3' })).toHaveAttribute('href', '/profile/4/weight-and-height');
  });

  it('has no ranking column without its URLs, and supports custom columns', () => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} columns={(made) => made.slice(0, 4)} />);

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Кат',
      'Райдер',
      'RS',
    ]);
    expect(screen.queryByText('профиль')).toBeNull();
  });
});
