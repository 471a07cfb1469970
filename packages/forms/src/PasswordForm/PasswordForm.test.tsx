import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PasswordChange, PasswordForm } from './PasswordForm.tsx';

const onSubmit = vi.fn<(value: PasswordChange) => unknown>();
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => void onSubmit.mockReset());

describe('<PasswordForm />', () => {
  it('submits both passwords', async () => {
    render(<PasswordForm hasPassword onSubmit={onSubmit} />);
    await userEvent.type(password(/Текущий пароль/), 'велосипед-7');
    await userEvent.type(password(/Новый пароль/), 'велосипед-на-стене-8{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      password: 'велосипед-7',
      newPassword: 'велосипед-на-стене-8',
    });
  });

  it('sets the first password of an account without one', async () => {
    render(<PasswordForm hasPassword={false} onSubmit={onSubmit} />);
    await userEvent.type(password(/Новый пароль/), 'велосипед-на-стене-8{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ newPassword: 'велосипед-на-стене-8' });
  });
});
