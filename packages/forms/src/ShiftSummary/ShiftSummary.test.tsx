import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anOutcome } from '../testing/anOutcome.ts';
import { ShiftSummary } from './ShiftSummary.tsx';

describe('<ShiftSummary />', () => {
  it('adds the given class to the classes of its root', () => {
    const { container } = render(<ShiftSummary outcome={anOutcome()} className="own" />);

    expect(container.firstElementChild).toHaveClass('own', 'ShiftSummary');
  });

  it('counts the shifted rows and shows a long run of equal shifts as one line', () => {
    render(<ShiftSummary outcome={anOutcome(12)} />);

    expect(screen.getByText('12', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('4–11', { exact: false, selector: 'b' })).toBeInTheDocument();
  });

  it('shows every row on request', async () => {
    render(<ShiftSummary outcome={anOutcome(12)} />);

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });
});
