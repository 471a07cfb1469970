import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const nothing = () => undefined;
const asked = {
  open: true,
  title: 'Удалить этап 5?',
  action: 'Удалить этап',
  pendingAction: 'Удаляем',
  onConfirm: nothing,
  onClose: nothing,
};

describe('<ConfirmDialog />', () => {
  describeConformance((props) => <ConfirmDialog {...asked} {...props} />);

  it('names the action on its button, and performs it', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<ConfirmDialog {...asked} onConfirm={onConfirm} />);
    expect(await screen.findByRole('button', { name: 'Удалить этап' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('focuses the cancel button of an irreversible action', async () => {
    const onClose = vi.fn<() => void>();
    render(<ConfirmDialog {...asked} destructive onClose={onClose} />);
    expect(await screen.findByRole('button', { name: 'Отмена' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows that the action is running and ignores further presses', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<ConfirmDialog {...asked} pending onConfirm={onConfirm} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Удаляем' }));

    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  });

  it("shows the action's error inside", async () => {
    render(<ConfirmDialog {...asked} error="Сервер не ответил. Этап цел, попробуйте ещё раз." />);

    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не ответил.');
  });
});
