import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReasonDialog } from './ReasonDialog.tsx';

const onSubmit = vi.fn<(reason: string) => unknown>();
const onClose = vi.fn<() => void>();
const dialog = () => (
  <ReasonDialog
    open
    title="Отменить решение"
    action="Отменить"
    usual={['Ошибка']}
    onSubmit={onSubmit}
    onClose={onClose}
  />
);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отменить' }));

describe('<ReasonDialog />', () => {
  it('submits the reason, including a predefined one', async () => {
    render(dialog());
    await userEvent.click(await screen.findByRole('button', { name: 'Ошибка' }));

    await submit();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Ошибка'));
  });

  it('submits nothing without a reason', async () => {
    onSubmit.mockReset();
    render(dialog());
    await screen.findByRole('textbox', { name: /Причина/ });

    await submit();

    expect(await screen.findByRole('link', { name: /Причина/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes over a typed reason only after a confirmation', async () => {
    onClose.mockReset();
    render(dialog());
    const field = await screen.findByRole('textbox', { name: /Причина/ });
    await userEvent.type(field, 'Спор');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).getByRole('button', {
        name: 'Отмена',
      }),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(field).toHaveValue('Спор');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open with the error message', async () => {
    onSubmit.mockReset().mockRejectedValue({ code: 'protocol_official', message: 'Протокол официальный.' });
    render(dialog());
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Спор');

    await submit();

    expect(await screen.findByRole('group', { name: 'Протокол официальный.' })).toBeInTheDocument();
  });
});
