import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NameConfirmation, NameConfirmationForm } from './NameConfirmationForm.tsx';

const onSubmit = vi.fn<(value: NameConfirmation) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<NameConfirmationForm />', () => {
  it('names the dependents, and submits the typed name', async () => {
    render(
      <NameConfirmationForm name="Ось" onSubmit={onSubmit} submitLabel="Отвязать клуб">
        Один модератор потеряет права.
      </NameConfirmationForm>,
    );
    expect(screen.getByText('Один модератор потеряет права.')).toBeInTheDocument();

    await userEvent.type(screen.getByRole('textbox', { name: /введите: Ось/ }), 'Ось');
    await userEvent.click(screen.getByRole('button', { name: 'Отвязать клуб' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ось' });
  });
});
