import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aProtocol } from '../testing/aProtocol.ts';
import { ResultsTable } from './ResultsTable.tsx';

const [winner, second] = aProtocol(3);
const rows = [winner, second].filter((row) => row !== undefined);

describe('the explanation of a place', () => {
  it('is opened by a button in the place cell, named for its rider', async () => {
    const onWhy = vi.fn<(id: string) => void>();
    render(<ResultsTable caption="Результаты" rows={rows} onWhy={onWhy} />);

    await userEvent.click(
      screen.getByRole('button', { name: `Почему это место: ${second?.rider.firstName} ${second?.rider.lastName}` }),
    );

    expect(onWhy).toHaveBeenCalledExactlyOnceWith(second?.id);
  });

  it('has no button without an explanation', () => {
    render(<ResultsTable caption="Результаты" rows={rows} />);

    expect(screen.queryByRole('button', { name: /Почему/ })).toBeNull();
  });
});
