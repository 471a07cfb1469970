import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aProtocol } from '../testing/aProtocol.ts';
import { ResultsTable } from './ResultsTable.tsx';

it('draws the one row that changed, and no other (P8)', () => {
  const rows = aProtocol(30);
  const profileHref = vi.fn<(rider: { profileId: number }) => string>(({ profileId }) => `/profile/${profileId}`);
  const { rerender } = render(<ResultsTable caption="Результаты" rows={rows} profileHref={profileHref} />);
  const heavier = rows.map((row, at) => (at === 7 ? { ...row, speed: 12.34 } : row));
  profileHref.mockClear();

  rerender(<ResultsTable caption="Результаты" rows={heavier} profileHref={profileHref} />);

  expect(screen.getByText('12.34')).toBeInTheDocument();
  expect(profileHref.mock.calls.map(([{ profileId }]) => profileId)).toEqual([rows[7]?.profileId]);
});
