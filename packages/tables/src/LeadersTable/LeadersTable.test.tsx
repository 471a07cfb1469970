import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someLeaders } from '../testing/aLeader.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { LeadersTable } from './LeadersTable.tsx';

const rows = someLeaders();
const ranks = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);

describe('<LeadersTable />', () => {
  it('shows only the leaders of its interval, and names it', () => {
    render(<LeadersTable caption="Лидеры среди мужчин" rows={rows} interval={1200} />);

    expect(screen.getByRole('table', { name: /Лидеры среди мужчин, 20.минут/ })).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader')).toHaveLength(5);
    expect(screen.queryByText(/Остап/)).toBeNull();
  });

  it.each([
    { interval: 15, named: /Лидеры, 15.секунд/ },
    { interval: 60, named: /Лидеры, 1.минута/ },
    { interval: 300, named: /Лидеры, 5.минут/ },
  ])('names an interval of $interval s in full', ({ interval, named }) => {
    const leaders = rows.map((row) => ({ ...row, interval }));
    render(<LeadersTable caption="Лидеры" rows={leaders} interval={interval} />);

    expect(screen.getByRole('table', { name: named })).toBeInTheDocument();
  });

  it('ranks by watts per kilogram; equal efforts share a place and skip the next', () => {
    render(<LeadersTable caption="Лидеры" rows={rows} interval={1200} />);

    expect(ranks()).toEqual(['1, золото', '2, серебро', ...Array(2).fill('3, бронза'), '5']);
    expect(cellsOf(/Подветренный/)[1]).toBe('5.61');
  });

  it('ranks by watts on request', () => {
    render(<LeadersTable caption="Лидеры" rows={rows} interval={1200} power="watts" />);

    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Елисей Косогоров');
    expect(cellsOf(/Косогоров/)[1]).toBe('410');
    expect(screen.getByRole('columnheader', { name: 'вт' })).toBeInTheDocument();
  });

  it('omits a rider without measured power in the unit', () => {
    const leaders = rows.map((row) => (row.zwiftId === 7 ? { ...row, watts: null } : row));
    render(<LeadersTable caption="Лидеры" rows={leaders} interval={1200} power="watts" />);

    expect(screen.queryByText(/Подветренный/)).toBeNull();
  });

  it('shows the activity and its day, and links to the rider, the team and the race', () => {
    render(
      <LeadersTable
        caption="Лидеры"
        rows={rows}
        interval={1200}
        ownProfileId={8}
        profileHref={({ zwiftId }) => `/profile/${zwiftId}/results`}
        teamHref={({ rider }) => `/teams/${rider.team?.urlSlug}`}
        raceHref={() => '/race/results/3'}
      />,
    );

    const row = within(rowOf(/Косогоров/));
    expect(row.getByRole('link', { name: 'Елисей Косогоров' })).toHaveAttribute('href', '/profile/8/results');
    expect(row.getByRole('link', { name: 'КРОНА' })).toHaveAttribute('href', '/teams/krona');
    expect(row.getByRole('link', { name: 'Осенний кубок. Этап 3' })).toHaveAttribute('href', '/race/results/3');
    expect(row.getByText('5 ноября 2026')).toBeInTheDocument();
    expect(rowOf(/Косогоров/)).toHaveAttribute('aria-current', 'true');
  });

  it('explains how to enter the list when there are no leaders', () => {
    render(<LeadersTable caption="Лидеры" rows={rows} interval={60} />);

    expect(screen.getByRole('heading', { name: 'Лидеров пока нет' })).toBeInTheDocument();
  });
});
