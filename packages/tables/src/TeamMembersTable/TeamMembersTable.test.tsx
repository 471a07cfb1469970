import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { someMembers } from '../testing/aMember.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { TeamMembersTable } from './TeamMembersTable.tsx';

const rows = someMembers();

describe('<TeamMembersTable />', () => {
  it('shows role, strength and contribution of a member', () => {
    render(<TeamMembersTable caption="Состав" rows={rows} />);

    expect(cellsOf(/Ветлужский/)).toEqual([
      '1',
      'A',
      'Гонщик',
      'спринт',
      '561',
      '4.63',
      '10',
      '104',
      expect.stringContaining('1 марта 2024'),
    ]);
  });

  it('sorts the member with the most points first, with the longest bar', () => {
    const { container } = render(<TeamMembersTable caption="Состав" rows={rows} />);

    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ветлужский'),
      expect.stringContaining('Подветренный'),
      expect.stringContaining('Райдер без данных игры'),
    ]);
    expect([...container.querySelectorAll('path[d^="M0 0H"]')].map((bar) => bar.getAttribute('d'))).toEqual([
      'M0 0H100.0V8H0Z',
      'M0 0H63.5V8H0Z',
      'M0 0H0.5V8H0Z',
    ]);
  });

  it('prints no points as 0, and explains other missing values', () => {
    render(<TeamMembersTable caption="Состав" rows={rows} />);

    const row = within(rowOf(/без данных/));
    expect(row.getAllByText('0')).toHaveLength(2);
    expect(row.getByRole('img', { name: 'не указана' })).toBeInTheDocument();
    expect(row.getByRole('img', { name: 'Рейтинга ещё нет' })).toBeInTheDocument();
    expect(row.queryByRole('img', { name: 'женщина' })).toBeNull();
  });

  it('links to the rider and marks the own row', () => {
    render(
      <TeamMembersTable
        caption="Состав"
        rows={rows}
        ownProfileId={7}
        profileHref={({ rider }) => rider && `/profile/${rider.zwiftId}/results`}
      />,
    );

    expect(within(rowOf(/Ветлужский/)).getByRole('link')).toHaveAttribute('href', '/profile/8/results');
    expect(within(rowOf(/без данных/)).queryByRole('link')).toBeNull();
    expect(rowOf(/Подветренный/)).toHaveAttribute('aria-current', 'true');
  });

  it('renders on the server without a style attribute', () => {
    const html = renderToString(<TeamMembersTable caption="Состав" rows={rows} />);

    expect(html).toContain('Подветренный');
    expect(html).not.toContain('style="');
  });
});
