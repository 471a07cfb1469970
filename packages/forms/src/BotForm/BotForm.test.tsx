import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BotForm, type BotSignIn } from './BotForm.tsx';

const onSubmit = vi.fn<(value: BotSignIn) => unknown>();
const password = () => screen.getByLabelText(/Пароль/, { selector: 'input' });

beforeEach(() => void onSubmit.mockReset());

describe('<BotForm />', () => {
  it("submits the account's credentials, and explains the use of the password", async () => {
    render(<BotForm onSubmit={onSubmit} />);
    expect(password()).toHaveAccessibleDescription(/Не храним/);
    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'os.sudya@example.org');

    await userEvent.type(password(), 'секрет{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'os.sudya@example.org', password: 'секрет' });
  });

  it('rejects an invalid address', async () => {
    render(<BotForm onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'os.sudya');
    await userEvent.type(password(), 'секрет{Enter}');

    expect(await screen.findByRole('textbox', { name: /Почта/ })).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
