import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRider } from './useGameRider.ts';
import { ZwiftIdForm, type ZwiftIdLink } from './ZwiftIdForm.tsx';

const onSubmit = vi.fn<(link: ZwiftIdLink) => unknown>();
const findRider = vi.fn<(zwiftId: number) => Promise<GameRider | null>>();
const lev = { firstName: 'Лев', lastName: 'Подветренный', countryAlpha3: 'RUS' };
const field = () => screen.getByRole('textbox', { name: /Игровой ID/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Привязать игровой ID' }));

beforeEach(() => {
  onSubmit.mockReset();
  findRider.mockReset().mockResolvedValue(lev);
});

describe('<ZwiftIdForm />', () => {
  it("shows the game's rider before the number is saved", async () => {
    render(<ZwiftIdForm isAdditional findRider={findRider} onSubmit={onSubmit} />);
    await userEvent.type(field(), '1001');
    expect(await screen.findByText('Лев Подветренный')).toBeInTheDocument();
    expect(findRider).toHaveBeenCalledExactlyOnceWith(1001);

    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ zwiftId: 1001, isAdditional: true });
  });

  it('shows the rider of the initial number', async () => {
    render(<ZwiftIdForm zwiftId={1001} findRider={findRider} onSubmit={onSubmit} />);

    expect(await screen.findByText('Лев Подветренный')).toBeInTheDocument();
    expect(field()).toHaveValue('1001');
    expect(findRider).toHaveBeenCalledExactlyOnceWith(1001);
  });

  it('shows that the game has no such rider', async () => {
    findRider.mockResolvedValue(null);
    render(<ZwiftIdForm findRider={findRider} onSubmit={onSubmit} />);

    await userEvent.type(field(), '404');

    expect(await screen.findByText(/Такого райдера в игре нет/)).toBeInTheDocument();
  });

  it.each([
    { error: new Error('timeout'), words: 'Игра сейчас не отвечает. Число можно сохранить и без проверки.' },
    {
      error: { code: 'network', message: 'Сервер сейчас занят.' },
      words: 'Сервер сейчас занят. Число можно сохранить и без проверки.',
    },
  ])('can be saved even if the look-up failed: $words', async ({ error, words }) => {
    findRider.mockRejectedValue(error);
    render(<ZwiftIdForm findRider={findRider} onSubmit={onSubmit} />);
    await userEvent.type(field(), '1001');
    await screen.findByText(words);

    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ zwiftId: 1001, isAdditional: false });
  });

  it.each(['12a', '-5', '0', '1,5', '12345678901234567'])('rejects «%s» as a number', async (text) => {
    render(<ZwiftIdForm findRider={findRider} onSubmit={onSubmit} />);
    await userEvent.type(field(), text);
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription(/Введите число без букв и знаков, не длиннее 16 цифр/);

    await submit();

    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByText('Лев Подветренный')).toBeNull();
  });

  it('shows the rider of the last number, however late the others arrive', async () => {
    let answerFirst: (rider: GameRider) => void = () => undefined;
    findRider.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    render(<ZwiftIdForm findRider={findRider} onSubmit={onSubmit} />);
    await userEvent.type(field(), '1');
    await waitFor(() => expect(findRider).toHaveBeenCalledOnce());
    await userEvent.type(field(), '001');
    await screen.findByText('Лев Подветренный');

    answerFirst({ firstName: 'Ян', lastName: 'Первый', countryAlpha3: null });

    await waitFor(() => expect(screen.queryByText(/Ян/)).toBeNull());
    expect(screen.getByText('Лев Подветренный')).toBeInTheDocument();
  });
});
