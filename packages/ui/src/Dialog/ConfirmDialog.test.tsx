import { render, screen, within } from '@testing-library/react';
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

const rejection = Object.assign(new Error('Этап уже идёт.'), { code: 'conflict' });

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

  it('is busy while the promise of the action is pending', async () => {
    let finish: () => void = nothing;
    const action = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const onConfirm = vi.fn<() => Promise<void>>(() => action);
    const onClose = vi.fn<() => void>();
    render(<ConfirmDialog {...asked} onConfirm={onConfirm} onClose={onClose} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Удалить этап' }));
    await userEvent.click(screen.getByRole('button', { name: 'Удаляем' }));
    await userEvent.keyboard('{Escape}');

    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    finish();
    expect(await screen.findByRole('button', { name: 'Удалить этап' })).toBeEnabled();
  });

  it('stays open with the error of a rejected action, keeps the focus, and can be tried again or cancelled', async () => {
    const onClose = vi.fn<() => void>();
    const onConfirm = vi.fn<() => Promise<void>>(() => Promise.reject(rejection));
    render(<ConfirmDialog {...asked} onConfirm={onConfirm} onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить этап' }));

    const first = await dialog.findByRole('alert');
    expect(first).toHaveTextContent('Этап уже идёт.');
    const button = dialog.getByRole('button', { name: 'Удалить этап' });
    expect(button).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();

    await userEvent.click(button);

    expect(onConfirm).toHaveBeenCalledTimes(2);
    // A new element, so that screen readers announce the same message again.
    expect(await dialog.findByRole('alert')).not.toBe(first);

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows no earlier error when it is opened again', async () => {
    const props = { ...asked, onConfirm: () => Promise.reject(rejection) };
    const { rerender } = render(<ConfirmDialog {...props} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить этап' }));
    await screen.findByRole('alert');

    rerender(<ConfirmDialog {...props} open={false} />);
    rerender(<ConfirmDialog {...props} />);

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports an error meant for programmers, and shows only that the action failed', async () => {
    const reported = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reported);
    const bug = new TypeError('stage is undefined');
    render(<ConfirmDialog {...asked} onConfirm={() => Promise.reject(bug)} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Удалить этап' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось. Попробуйте ещё раз.');
    expect(reported).toHaveBeenCalledExactlyOnceWith(bug);
    vi.unstubAllGlobals();
  });
});
