import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountDeletion, DeletionForm } from './DeletionForm.tsx';

const onSubmit = vi.fn<(value: AccountDeletion) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<DeletionForm />', () => {
  it('submits the typed login and the password', async () => {
    render(<DeletionForm username="lev.p" hasPassword onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: /введите свой логин: lev.p/ }), 'lev.p');
    await userEvent.type(screen.getByLabelText(/Текущий пароль/, { selector: 'input' }), 'велосипед-7{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'lev.p', password: 'велосипед-7' });
  });

  it('requires no password if there is none', async () => {
    render(<DeletionForm username="lev.p" hasPassword={false} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: /введите свой логин/ }), 'lev.p{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'lev.p' });
  });
});
