import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

describe('<Tooltip />', () => {
  it('opens on focus, describes its trigger and closes on Escape', async () => {
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await userEvent.tab();

    const tip = await screen.findByRole('tooltip');
    expect(tip).toHaveTextContent('Причина');
    expect(screen.getByText('VP')).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('opens on hover and closes when the pointer leaves', async () => {
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await userEvent.hover(screen.getByText('VP'));
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(screen.getByText('VP'));

    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('opens on a tap', async () => {
    const user = userEvent.setup();
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await user.pointer({ keys: '[TouchA]', target: screen.getByText('VP') });

    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('is rendered in the open dialog around its trigger, where it can be reached', async () => {
    render(
      <div data-modal="" data-theme="dark">
        <Tooltip tip="Причина">VP</Tooltip>
      </div>,
    );

    await userEvent.hover(screen.getByText('VP'));

    expect((await screen.findByRole('tooltip')).closest('[data-modal]')).not.toBeNull();
  });

  it("uses its trigger's theme", async () => {
    render(
      <div data-theme="dark">
        <Tooltip tip="Причина">VP</Tooltip>
      </div>,
    );

    await userEvent.hover(screen.getByText('VP'));

    expect(await screen.findByRole('tooltip')).toHaveAttribute('data-theme', 'dark');
  });

  it('is not focusable without a text', () => {
    render(<Tooltip tip={null}>DNF</Tooltip>);

    expect(screen.getByText('DNF')).not.toHaveAttribute('tabindex');
  });
});
