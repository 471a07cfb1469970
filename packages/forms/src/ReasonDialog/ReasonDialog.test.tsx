import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReasonDialog } from './ReasonDialog.tsx';

const onSubmit = vi.fn<(reason: string) => unknown>();
const dialog = () => (
  <ReasonDialog
    open
    title="Отменить решение"
    action="Отменить"
    usual={['Ошибка']}
    onSubmit={onSubmit}
    onClose={() => undefined}
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

  it('stays open with the error message', async () => {
    onSubmit.mockReset().mockRejectedValue({ code: 'protocol_official', message: 'Протокол официальный.' });
    render(dialog());
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Спор');

    await submit();

    expect(await screen.findByRole('group', { name: 'Протокол официальный.' })).toBeInTheDocument();
  });
});
