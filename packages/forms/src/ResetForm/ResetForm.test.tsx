import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResetForm, type ResetRequest } from './ResetForm.tsx';

const onSubmit = vi.fn<(value: ResetRequest) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<ResetForm />', () => {
  it('gives out the address for the letter', async () => {
    render(<ResetForm onSubmit={onSubmit} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'lev@club.example{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'lev@club.example' });
  });

  it('refuses what is no address', async () => {
    render(<ResetForm onSubmit={onSubmit} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'lev{Enter}');

    expect(await screen.findByRole('group', { name: /Исправьте 1 поле/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
