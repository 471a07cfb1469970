import { parseCsv } from '@otryv/race/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { tableToCsv } from '../TableTools/export/exportTable.ts';
import { aStanding } from '../testing/aStanding.ts';
import { type ClassificationRow, ClassificationTable } from './ClassificationTable.tsx';
import { TeamClassificationTable } from './TeamClassificationTable.tsx';

const { rider } = aStanding();
const first: ClassificationRow = {
  profileId: 1,
  place: 1,
  rider,
  category: 'B',
  points: 84,
  timeMs: 14_127_000,
  gapToLeaderMs: null,
};
const second: ClassificationRow = { ...first, profileId: 2, place: 2, points: 0, gapToLeaderMs: 0 };
const team = { name: 'Ветер', shortName: 'ВЕТЕР', urlSlug: 'veter', appearance: null };
const textOf = (row: HTMLElement | undefined) => row?.textContent ?? '';

describe('<ClassificationTable />', () => {
  it('shows the points of each rider, including 0', () => {
    render(<ClassificationTable caption="Очки" kind="points" rows={[first, second]} />);

    expect(textOf(screen.getAllByRole('row')[1])).toMatch(/84$/);
    expect(textOf(screen.getAllByRole('row')[2])).toMatch(/0$/);
    expect(screen.queryByRole('columnheader', { name: /Время/ })).toBeNull();
  });

  it("shows the time and the gap to the leader, and a rider with the leader's time", () => {
    render(<ClassificationTable caption="Женщины" kind="time" rows={[first, second]} />);

    expect(textOf(screen.getAllByRole('row')[1])).toMatch(/3:55:27лидер$/);
    expect(textOf(screen.getAllByRole('row')[2])).toMatch(/3:55:27\+0мс$/);
  });

  it('shows no time gap for a rider with fewer stages, who ranks behind the others by time too', async () => {
    const less = { ...second, profileId: 3, place: 3, timeMs: 1_000, gapToLeaderMs: null, fewerStages: 2 };
    const handle = createRef<TableHandle>();
    render(<ClassificationTable caption="Женщины" kind="time" rows={[first, second, less]} table={handle} />);
    expect(textOf(screen.getAllByRole('row')[3])).toMatch(/−2\u00A0этапа$/);
    const csv = tableToCsv(handle.current?.everything() ?? { columns: [], rows: [] }, 'ru');
    expect(parseCsv(csv).map((cells) => cells.slice(-2))).toEqual([
      [expect.any(String), expect.stringContaining(', с')],
      ['', ''],
      ['00:00,000', '0'],
      ['−2\u00A0этапа', ''],
    ]);

    await userEvent.click(screen.getByRole('button', { name: /Время/ }));
    expect(textOf(screen.getAllByRole('row')[3])).toMatch(/−2\u00A0этапа$/);
  });

  it('links the riders and marks the own row', () => {
    render(
      <ClassificationTable
        caption="Очки"
        kind="points"
        rows={[first, second]}
        ownProfileId={2}
        profileHref={({ profileId }) => `/profile/${profileId}`}
      />,
    );

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile/1', '/profile/2']);
    expect(textOf(screen.getAllByRole('row')[2])).toContain('Вы');
  });

  it('links the team of a rider', () => {
    render(
      <ClassificationTable
        caption="Очки"
        kind="points"
        rows={[{ ...first, rider: { ...rider, team } }]}
        teamHref={({ rider: { team: of } }) => (of ? `/teams/${of.urlSlug}` : null)}
      />,
    );

    expect(screen.getByRole('link', { name: 'ВЕТЕР' })).toHaveAttribute('href', '/teams/veter');
  });
});

describe('<TeamClassificationTable />', () => {
  it('links the teams', () => {
    render(
      <TeamClassificationTable
        caption="Команды"
        rows={[{ team, place: 1, timeMs: 1000, gapToLeaderMs: null, stages: 4 }]}
        teamHref={({ team: { urlSlug } }) => `/teams/${urlSlug}`}
      />,
    );

    expect(screen.getByRole('link', { name: 'Ветер' })).toHaveAttribute('href', '/teams/veter');
  });

  it('shows the teams with their time, gap and stages', () => {
    render(
      <TeamClassificationTable
        caption="Команды"
        rows={[{ team, place: 2, timeMs: 14_127_000, gapToLeaderMs: 78_000, stages: 4 }]}
      />,
    );

    expect(textOf(screen.getAllByRole('row')[1])).toMatch(/ВЕТЕР Ветер3:55:27\+1:184$/);
  });
});
