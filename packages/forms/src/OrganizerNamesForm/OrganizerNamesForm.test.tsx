import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundUser } from '../controls/UserField.tsx';
import { type OrganizerNames, OrganizerNamesForm } from './OrganizerNamesForm.tsx';

const lev = { _id: '65f0000000000000000000a1', username: 'podvetrenny', zwiftId: 1020, riderName: 'Лев Подветренный' };
const anna = { _id: '65f0000000000000000000a2', username: 'anna', zwiftId: null, riderName: null };
const onSubmit = vi.fn<(value: OrganizerNames) => unknown>();
const findUsers = vi.fn<(query: string) => Promise<readonly FoundUser[]>>();
const owner = () => screen.getByRole('combobox', { name: /Владелец/ });

beforeEach(() => {
  onSubmit.mockReset();
  findUsers.mockReset().mockResolvedValue([lev, anna]);
});

describe('<OrganizerNamesForm />', () => {
  it('submits a new organizer without an owner', async () => {
    render(<OrganizerNamesForm findUsers={findUsers} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Название/ }), 'Клуб «Ось»');
    await userEvent.type(screen.getByRole('textbox', { name: /Короткое имя/ }), 'ОСЬ');

    await userEvent.click(screen.getByRole('button', { name: 'Создать организатора' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Клуб «Ось»', label: 'ОСЬ', creatorId: null });
  });

  it('transfers an organizer to another owner, found by the host', async () => {
    const values = { name: 'Клуб «Ось»', label: 'ОСЬ', creatorId: lev._id };
    render(<OrganizerNamesForm owner={lev} values={values} findUsers={findUsers} onSubmit={onSubmit} />);
    expect(owner()).toHaveValue('podvetrenny');
    await userEvent.clear(owner());
    await userEvent.type(owner(), 'ann');
    await userEvent.click(await screen.findByRole('option', { name: /anna/ }));
    expect(findUsers).toHaveBeenLastCalledWith('ann');

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить организатора' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, creatorId: anna._id });
  });

  it('is not saved over a text that names no user, and is with the login of one', async () => {
    const values = { name: 'Клуб «Ось»', label: 'ОСЬ', creatorId: lev._id };
    render(<OrganizerNamesForm owner={lev} values={values} findUsers={findUsers} onSubmit={onSubmit} />);
    const save = screen.getByRole('button', { name: 'Сохранить организатора' });
    await userEvent.clear(owner());
    await userEvent.type(owner(), 'ann');
    await screen.findByRole('option', { name: /anna/ });
    await userEvent.click(save);
    expect(owner()).toHaveAccessibleDescription(/Выберите вариант из списка/);
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.type(owner(), 'a');
    await screen.findByRole('option', { name: /anna/ });
    await userEvent.click(save);

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, creatorId: anna._id });
  });
});
