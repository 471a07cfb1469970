import type { AppealAnswer } from '@otryv/contract/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppealAnswerForm } from './AppealAnswerForm.tsx';

const onSubmit = vi.fn<(answer: AppealAnswer) => unknown>();

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<AppealAnswerForm />', () => {
  it.each([
    { choice: 'Принят', isAccepted: true },
    { choice: 'Отклонён', isAccepted: false },
  ])('submits «$choice» with the answer', async ({ choice, isAccepted }) => {
    render(<AppealAnswerForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    await userEvent.type(screen.getByRole('textbox', { name: /Ответ/ }), 'Запись подтверждает.');

    await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ isAccepted, answer: 'Запись подтверждает.' }),
    );
  });

  it('requires an outcome and an answer', async () => {
    render(<AppealAnswerForm onSubmit={onSubmit} />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));

    expect(await screen.findByRole('link', { name: /Решение по протесту/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ответ райдеру/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
