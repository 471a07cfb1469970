import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NewAccount, RegistrationForm } from './RegistrationForm.tsx';

const onSubmit = vi.fn<(value: NewAccount) => unknown>();
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => void onSubmit.mockReset());

describe('<RegistrationForm />', () => {
  it('submits a new account', async () => {
    render(<RegistrationForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Логин/), 'lev.p');
    await userEvent.type(text(/Почта/), 'lev@club.example');
    await userEvent.type(password(/^Пароль/), 'велосипед-на-стене-7');

    await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      username: 'lev.p',
      email: 'lev@club.example',
      password: 'велосипед-на-стене-7',
    });
  });

  it('shows the strength of the password while it is typed', async () => {
    render(<RegistrationForm onSubmit={onSubmit} />);
    expect(password(/^Пароль/)).toHaveAccessibleDescription('Не меньше 8 символов');

    await userEvent.type(password(/^Пароль/), 'password');
    expect(password(/^Пароль/)).toHaveAccessibleDescription(/Слабый пароль/);
    await userEvent.type(password(/^Пароль/), '-на-стене-7');

    expect(password(/^Пароль/)).toHaveAccessibleDescription('Надёжный пароль');
  });

  it.each(['lev', 'лев-подветренный', 'lev p'])('rejects the login «%s»', async (username) => {
    render(<RegistrationForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Логин/), username);
    await userEvent.tab();

    expect(text(/Логин/)).toBeInvalid();
  });
});
