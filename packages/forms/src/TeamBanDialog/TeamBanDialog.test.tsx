import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamBanDialog } from './TeamBanDialog.tsx';

const onSubmit = vi.fn<(reason: string) => unknown>();
const renderDialog = () =>
  render(
    <TeamBanDialog open title="Закрыть вход" action="Исключить" onSubmit={onSubmit} onClose={() => undefined}>
      <p>Очки останутся команде.</p>
    </TeamBanDialog>,
  );
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Исключить' }));

beforeEach(() => void onSubmit.mockReset());

describe('<TeamBanDialog />', () => {
  it('submits the reason, including a predefined one, after showing the consequences', async () => {
    renderDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'грубит в чате команды' }));
    expect(await screen.findByText('Очки останутся команде.')).toBeInTheDocument();

    await submit();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('грубит в чате команды'));
  });

  it.each(['', 'ой'])('does not submit «%s» as the reason', async (reason) => {
    renderDialog();
    const field = await screen.findByRole('textbox', { name: /Причина/ });
    await userEvent.click(field);
    await userEvent.paste(reason);

    await submit();

    await waitFor(() => expect(field).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
