import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someTeamRaces } from '../testing/aRacedResult.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { TeamResultsTable } from './TeamResultsTable.tsx';

const rows = someTeamRaces();

describe('<TeamResultsTable />', () => {
  it('shows day, place, points, group, race and figures of a result', () => {
    render(<TeamResultsTable caption="Результаты" rows={rows} />);

    expect(cellsOf(/Подветренный.*Холмы/)).toEqual([
      '19\u00a0ноября 2026',
      '1, золото',
      '25',
      'A',
      'Четверговая гонка. Холмы',
      '24:17.346',
      '40.02',
      '4.44',
      '320',
      expect.stringContaining('4.71'),
      '164',
      '72.0',
    ]);
  });

  it('keeps the received order, and is not sortable', () => {
    render(<TeamResultsTable caption="Результаты" rows={rows} />);

    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      rows.map(({ rider }) => expect.stringContaining(rider.lastName)),
    );
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('prints 0 points, and marks points not computed yet', () => {
    render(<TeamResultsTable caption="Результаты" rows={rows} />);

    expect(cellsOf(/Koskelainen/)[2]).toBe('0');
    expect(within(rowOf(/Ледовских/)).getByRole('img', { name: 'очки ещё не посчитаны' })).toBeInTheDocument();
  });

  it('labels a result out of the classification by its mark and not by the game’s own term', () => {
    render(<TeamResultsTable caption="Результаты" rows={rows} />);

    expect(within(rowOf(/Koskelainen/)).getByText('VP')).toBeInTheDocument();
    expect(rowOf(/Koskelainen/)).not.toHaveTextContent('zPower');
  });

  it('links to the rider, the race and the history of the weight, and marks the own rows', () => {
    render(
      <TeamResultsTable
        caption="Результаты"
        rows={rows}
        ownProfileId={8}
        profileHref={({ profileId }) => `/profile/${profileId}/results`}
        raceHref={({ eventId }) => `/race/results/${eventId}`}
        weightHref={({ profileId }) => `/profile/${profileId}/weight-and-height`}
      />,
    );

    const row = within(rowOf(/Ледовских/));
    expect(row.getByRole('link', { name: 'Дарина Ледовских' })).toHaveAttribute('href', '/profile/8/results');
    expect(row.getByRole('link', { name: /Холмы/ })).toHaveAttribute('href', '/race/results/41');
    expect(row.getByRole('link', { name: '73.3' })).toHaveAttribute('href', '/profile/8/weight-and-height');
    expect(rowOf(/Ледовских/)).toHaveAttribute('aria-current', 'true');
  });

  it('explains when results appear if there are none', () => {
    render(<TeamResultsTable caption="Результаты" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'У команды пока нет результатов' })).toBeInTheDocument();
  });
});
