import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aRatedTeam, someRatedTeams } from '../testing/aRatedTeam.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import type { TeamsRatingTableRow } from './index.ts';
import { TeamsRatingTable } from './TeamsRatingTable.tsx';

const rows = someRatedTeams();
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('<TeamsRatingTable />', () => {
  it('shows rank, points, members and results of a team', () => {
    render(<TeamsRatingTable caption="Команды" rows={rows} />);

    expect(cellsOf(/Крона/).map((text) => text?.replace(/\s/gu, ' '))).toEqual(['1, золото', '1 240', '18', '96']);
  });

  it('leaves a team without points unranked, and sorts it last', () => {
    const pointless = aRatedTeam({ urlSlug: 'nobody', name: 'Без очков', rank: 1, rankPoints: 0 });
    render(<TeamsRatingTable caption="Команды" rows={[pointless, aRatedTeam({ rank: 2 })]} />);

    expect(cellsOf(/Без очков/).slice(0, 2)).toEqual(['', '0']);
    expect(names()[1]).toContain('Без очков');
  });

  it('prints no points as 0 for a team without a row in the rating', () => {
    render(<TeamsRatingTable caption="Команды" rows={[aRatedTeam({ rank: null, rankPoints: null })]} />);

    expect(cellsOf(/Крона/).slice(0, 2)).toEqual(['', '0']);
  });

  it('opens the details of the points', async () => {
    const user = userEvent.setup();
    const onPoints = vi.fn<(row: TeamsRatingTableRow) => void>();
    render(<TeamsRatingTable caption="Команды" rows={rows} onPoints={onPoints} />);

    await user.click(screen.getByRole('button', { name: /980 ?, из чего сложились: Команда «Ветер»/ }));

    expect(onPoints).toHaveBeenCalledExactlyOnceWith(rows[1]);
    expect(within(rowOf(/Пик/)).queryByRole('button')).toBeNull();
  });

  it('prints points as plain text without a handler', () => {
    render(<TeamsRatingTable caption="Команды" rows={rows} />);

    expect(within(rowOf(/Ветер/)).queryByRole('button')).toBeNull();
  });

  it('is sorted by rank initially and sortable by any column', async () => {
    const user = userEvent.setup();
    render(<TeamsRatingTable caption="Команды" rows={rows.toReversed()} />);
    expect(names()[0]).toContain('Крона');

    await user.click(screen.getByTitle('Сколько райдеров в команде'));

    expect(names()[0]).toContain('Ветер');
  });

  it('links to the team and marks the own one', () => {
    render(
      <TeamsRatingTable
        caption="Команды"
        rows={rows}
        ownTeam="krona"
        teamHref={({ urlSlug }) => `/teams/${urlSlug}`}
      />,
    );

    expect(screen.getByRole('link', { name: 'Команда «Крона»' })).toHaveAttribute('href', '/teams/krona');
    expect(rowOf(/Крона/)).toHaveAttribute('aria-current', 'true');
  });
});
