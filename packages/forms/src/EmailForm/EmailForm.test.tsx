import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmailChange, EmailForm } from './EmailForm.tsx';

const onSubmit = vi.fn<(value: EmailChange) => unknown>();
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const password = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => void onSubmit.mockReset());

describe('<EmailForm />', () => {
  it('submits the new address, confirmed by the password', async () => {
    render(<EmailForm hasPassword onSubmit={onSubmit} />);
    await userEvent.type(text(/Новая почта/), 'lev@new.example');
    await userEvent.type(password(/Текущий пароль/), 'велосипед-7{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'lev@new.example', password: 'велосипед-7' });
  });

  it('requires the password of an account with one', async () => {
    render(<EmailForm hasPassword onSubmit={onSubmit} />);
    await userEvent.type(text(/Новая почта/), 'lev@new.example{Enter}');

    expect(await screen.findByRole('group', { name: /Исправьте 1 поле/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('requires no password if there is none', async () => {
    render(<EmailForm hasPassword={false} onSubmit={onSubmit} />);
    await userEvent.type(text(/Новая почта/), 'lev@new.example{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'lev@new.example' });
  });
});
