import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type UsernameChange, UsernameForm } from './UsernameForm.tsx';

const onSubmit = vi.fn<(value: UsernameChange) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<UsernameForm />', () => {
  it('submits another login', async () => {
    render(<UsernameForm username="lev.p" onSubmit={onSubmit} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Логин/ }), '7{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'lev.p7' });
  });

  it('restores the stored login', async () => {
    render(<UsernameForm username="lev.p" onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Логин/ }), '7');

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));

    expect(await screen.findByRole('textbox', { name: /Логин/ })).toHaveValue('lev.p');
  });
});
