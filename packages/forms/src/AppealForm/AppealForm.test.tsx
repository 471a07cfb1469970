import type { AppealDraft } from '@otryv/contract/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppealForm } from './AppealForm.tsx';

const onSubmit = vi.fn<(draft: AppealDraft) => unknown>();
const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Подать протест' }));

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<AppealForm />', () => {
  it('submits a description with its row, also without a link', async () => {
    render(<AppealForm rowId="5100012.1" onSubmit={onSubmit} />);
    await type(/Что произошло/, 'Игра зависла у финиша.');

    await submit();

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        rowId: '5100012.1',
        text: 'Игра зависла у финиша.',
        link: '',
      }),
    );
  });

  it.each(['не ссылка', 'javascript:alert(1)', 'ftp://example.org/a'])('rejects %s as a link', async (link) => {
    render(<AppealForm rowId="5100012.1" onSubmit={onSubmit} />);
    await type(/Что произошло/, 'Игра зависла у финиша.');
    await type(/Ссылка/, link);

    await submit();

    expect(await screen.findByRole('link', { name: /Ссылка/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('requires a text', async () => {
    render(<AppealForm rowId="5100012.1" onSubmit={onSubmit} />);
    await type(/Что произошло/, 'Нет');

    await submit();

    expect(await screen.findByRole('link', { name: /Что произошло/ })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
