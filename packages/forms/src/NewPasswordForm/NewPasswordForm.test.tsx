import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordForm, type PasswordReset } from './NewPasswordForm.tsx';

const onSubmit = vi.fn<(value: PasswordReset) => unknown>();
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const token = 'a'.repeat(43);

beforeEach(() => void onSubmit.mockReset());

describe('<NewPasswordForm />', () => {
  it('submits the password with the emailed secret', async () => {
    render(<NewPasswordForm token={token} onSubmit={onSubmit} />);

    await userEvent.type(password(/Новый пароль/), 'велосипед-7{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ token, newPassword: 'велосипед-7' });
  });

  it('rejects a password of seven characters', async () => {
    render(<NewPasswordForm token={token} onSubmit={onSubmit} />);

    await userEvent.type(password(/Новый пароль/), 'seven-7{Enter}');

    expect(await screen.findByRole('group', { name: /Исправьте 1 поле/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
