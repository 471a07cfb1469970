import type { ReleaseNote } from '@otryv/contract/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReleaseForm } from './ReleaseForm.tsx';

const onSubmit = vi.fn<(release: ReleaseNote) => unknown>();
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const release = { releaseDate: '2026-11-21T09:00:00.000Z', version: '1.12.0', text: 'Редактор заездов.' };

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<ReleaseForm />', () => {
  it('publishes a new release', async () => {
    render(<ReleaseForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Дата/), '21.11.2026 12:00');
    await userEvent.type(text(/Версия/), '1.12.0');
    await userEvent.type(text(/Описание/), 'Редактор заездов.');

    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(release);
  });

  it('accepts a day without a time, and requires a day', async () => {
    render(<ReleaseForm onSubmit={onSubmit} />);
    await userEvent.type(text(/Версия/), '1.12.0');
    await userEvent.type(text(/Описание/), 'Редактор заездов.');
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByRole('link', { name: /^Дата/ })).toBeInTheDocument();

    await userEvent.type(text(/Дата/), '21.11.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...release, releaseDate: '2026-11-20T21:00:00.000Z' });
  });

  it('changes an existing release', async () => {
    render(<ReleaseForm release={release} onSubmit={onSubmit} />);
    expect(text(/Дата/)).toHaveValue('21.11.2026 12:00:00');
    await userEvent.clear(text(/Версия/));
    await userEvent.type(text(/Версия/), '1.12.1');

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выпуск' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...release, version: '1.12.1' });
  });

  it.each(['1.12', 'v1.12.0', '1.12.0-beta'])('rejects the version «%s»', async (version) => {
    render(<ReleaseForm release={{ ...release, version }} onSubmit={onSubmit} />);

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выпуск' }));

    expect(
      await screen.findByRole('link', { name: 'Версия: Три числа через точку. Пример: 3.16.0' }),
    ).toBeInTheDocument();
    expect(text(/Версия/)).toHaveAccessibleDescription(/Три числа через точку/);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
