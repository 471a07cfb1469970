import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResetForm, type ResetRequest } from './ResetForm.tsx';

const onSubmit = vi.fn<(value: ResetRequest) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<ResetForm />', () => {
  it('submits the address for the email', async () => {
    render(<ResetForm onSubmit={onSubmit} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'lev@club.example{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'lev@club.example' });
  });

  it('rejects an invalid address', async () => {
    render(<ResetForm onSubmit={onSubmit} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'lev{Enter}');

    expect(await screen.findByRole('group', { name: /Исправьте 1 поле/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
