import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWin } from '../testing/aWin.ts';
import { cellsOf } from '../testing/protocolPage.ts';
import { WinsTable } from './WinsTable.tsx';

describe('<WinsTable />', () => {
  it('shows how each race was won, and links to it', () => {
    render(<WinsTable caption="Победы" rows={[aWin()]} raceHref={({ eventId }) => `/race/results/${eventId}`} />);

    expect(cellsOf(/Утренний/).map((text) => text?.replace(/\s/gu, ' '))).toEqual([
      '14 ноября 2026',
      'B',
      '32:04.025',
      '3.96',
      '311',
      '24',
    ]);
    expect(screen.getByRole('link', { name: 'Утренний подъём' })).toHaveAttribute('href', '/race/results/4');
  });

  it('shows blanks with a reason for unmeasured values', () => {
    render(<WinsTable caption="Победы" rows={[aWin({ timeMs: null, averageWatts: null, wattsPerKg: null })]} />);

    expect(screen.getAllByRole('img', { name: /./ }).length).toBeGreaterThanOrEqual(3);
  });

  it('explains the list when there are no wins', () => {
    render(<WinsTable caption="Победы" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Побед пока нет' })).toBeInTheDocument();
  });
});
