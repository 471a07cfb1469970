import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignIn, SignInForm } from './SignInForm.tsx';

const onSubmit = vi.fn<(value: SignIn) => unknown>();
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => void onSubmit.mockReset());

describe('<SignInForm />', () => {
  it('submits login and password, and links to the password reset', async () => {
    render(<SignInForm resetHref="/auth/reset" onSubmit={onSubmit} />);
    expect(screen.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/auth/reset');
    await userEvent.type(text(/Логин или почта/), 'lev');
    await userEvent.type(password(/^Пароль/), 'велосипед-7{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ login: 'lev', password: 'велосипед-7' });
  });

  it('keeps typed values after an error, and shows its message', async () => {
    onSubmit.mockRejectedValue({ code: 'credentials_wrong', message: 'Логин, почта или пароль не подошли.' });
    render(<SignInForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Логин или почта/), 'lev');
    await userEvent.type(password(/^Пароль/), 'не тот{Enter}');

    expect(await screen.findByRole('group', { name: 'Логин, почта или пароль не подошли.' })).toHaveFocus();
    expect(text(/Логин или почта/)).toHaveValue('lev');
  });

  it('is not submitted while empty, without mentioning saving', async () => {
    render(<SignInForm onSubmit={onSubmit} />);

    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));

    expect(await screen.findByRole('group', { name: 'Не отправлено. Исправьте 2 поля' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can show the password', async () => {
    render(<SignInForm onSubmit={onSubmit} />);
    expect(password(/^Пароль/)).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));

    expect(password(/^Пароль/)).toHaveAttribute('type', 'text');
  });

  it('can be left without confirmation, though values were typed', async () => {
    render(<SignInForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Логин или почта/), 'lev');
    const leaving = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(leaving);

    expect(leaving.defaultPrevented).toBe(false);
  });
});
