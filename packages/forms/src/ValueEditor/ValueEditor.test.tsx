import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundRider } from '../RiderLookUp/useRiderLookUp.ts';
import { DateTimeValueEditor } from './DateTimeValueEditor.tsx';
import { NumberValueEditor } from './NumberValueEditor.tsx';
import { RidersValueEditor } from './RidersValueEditor.tsx';
import { SelectValueEditor } from './SelectValueEditor.tsx';
import { TimeTrialValueEditor } from './TimeTrialValueEditor.tsx';

const onCommit = vi.fn<(value: unknown) => void>();
const lastCommit = () => onCommit.mock.lastCall?.[0];
beforeEach(() => onCommit.mockClear());

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Значение' }));
  return within(await screen.findByRole('dialog', { name: 'Параметр' }));
}

const editor = { label: 'Значение', title: 'Параметр', onCommit };

describe('<SelectValueEditor />', () => {
  const modes = [
    { value: 'default', label: 'По категориям' },
    { value: 'closed', label: 'Регистрация закрыта' },
  ];
  const clubs = [
    { value: 0, label: 'Без клуба' },
    { value: 17, label: 'Ось' },
  ];

  it('commits a name', async () => {
    render(<SelectValueEditor {...editor} options={modes} value="default" />);

    const panel = await open();
    await userEvent.selectOptions(panel.getByRole('combobox'), 'Регистрация закрыта');
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await open()).getByRole('button', { name: 'Готово' }));

    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.selectOptions((await open()).getByRole('combobox'), 'Регистрация закрыта');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(lastCommit()).toBe('closed');
  });

  it('commits an id as a number, including 0', async () => {
    render(<SelectValueEditor {...editor} options={clubs} value={17} />);

    await userEvent.selectOptions((await open()).getByRole('combobox'), 'Без клуба');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));

    expect(lastCommit()).toBe(0);
  });

  it('offers an empty choice only if optional', async () => {
    render(<SelectValueEditor {...editor} options={clubs} value={17} optional />);

    await userEvent.selectOptions((await open()).getByRole('combobox'), 'Не выбрано');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));

    expect(lastCommit()).toBeNull();
  });

  it('shows a value missing from the options', async () => {
    render(<SelectValueEditor {...editor} options={clubs} value={404} />);

    const options = (await open()).getAllByRole('option').map(({ textContent }) => textContent);

    expect(options).toEqual(['Без клуба', 'Ось', '404']);
  });
});

const isWhole = (number: number | null) => number !== null && Number.isInteger(number) && number <= 149;
const errors = {
  number: {
    element: <NumberValueEditor {...editor} value={2} min={0} max={149} whole accepts={isWhole} />,
    texts: { '150': 'Не больше 149', '3,5': 'Нужно целое число', сто: 'Введите число цифрами', '': 'Введите число' },
  },
  'optional number': {
    element: <NumberValueEditor {...editor} value={2} min={0} />,
    texts: { сто: 'Введите число цифрами', '-1': 'Не меньше 0' },
  },
  date: {
    element: <DateTimeValueEditor {...editor} value="2026-11-21T14:30:00.000Z" />,
    texts: {
      '31.02.2027': 'Введите дату и время, например 21.11.2026 17:30:00',
      abc: 'Введите дату и время, например 21.11.2026 17:30:00',
    },
  },
  rows: {
    element: <TimeTrialValueEditor {...editor} value={{ timeGapBetweenRowsMs: 0, maxRows: 2, maxRidersPerRow: 1 }} />,
    field: 'Рядов не больше',
    texts: { '3,5': 'Нужно целое число', '0': 'Не меньше 1' },
  },
};
const leave = {
  Enter: (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' }),
  Готово: () => userEvent.click(screen.getByRole('button', { name: 'Готово' })),
  'a click outside': () => userEvent.click(screen.getByRole('button', { name: 'Снаружи' })),
};

describe('invalid text', () => {
  it.each(
    Object.entries(errors).flatMap(([kind, { texts, ...given }]) =>
      Object.entries(texts).map(([text, fault]) => ({ kind, text, fault, name: 'Параметр', ...given })),
    ),
  )('is not dropped silently: «$text» for a $kind', async ({ element, text, fault, ...given }) => {
    render(
      <>
        {element}
        <button type="button">Снаружи</button>
      </>,
    );
    const field = (await open()).getByLabelText('field' in given ? given.field : given.name);
    fireEvent.change(field, { target: { value: text } });

    for (const go of Object.values(leave)) {
      await go(field);

      expect(field).toBeInTheDocument();
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(fault);
    }
    expect(onCommit).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each([
    { text: '28.11.26', moment: '2026-11-27T21:00:00.000Z' },
    { text: '28.11.26 9:05', moment: '2026-11-28T06:05:00.000Z' },
  ])('is accepted if it can be parsed: «$text»', async ({ text, moment }) => {
    render(<DateTimeValueEditor {...editor} value="2026-11-21T14:30:00.000Z" />);
    const field = (await open()).getByRole('textbox', { name: 'Параметр' });
    fireEvent.change(field, { target: { value: text } });

    fireEvent.keyDown(field, { key: 'Enter' });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastCommit()).toBe(moment);
  });
});

describe('<NumberValueEditor />', () => {
  it('commits 0', async () => {
    render(<NumberValueEditor {...editor} value={2} min={0} max={149} />);

    await userEvent.clear((await open()).getByRole('spinbutton'));
    await userEvent.keyboard('0{Enter}');

    expect(lastCommit()).toBe(0);
  });
});

describe('<DateTimeValueEditor />', () => {
  it('fills in 01.01.2023 and 00:00:00 for empty parts', async () => {
    render(<DateTimeValueEditor {...editor} value="2026-11-21T14:30:00.000Z" />);
    const field = (await open()).getByRole('textbox', { name: 'Параметр' });

    await userEvent.clear(field);
    await userEvent.tab();

    await waitFor(() => expect(lastCommit()).toBe('2022-12-31T21:00:00.000Z'));
    expect(field).toHaveValue('01.01.2023 00:00:00');
  });

  it('never commits a missing or partial time', async () => {
    render(<DateTimeValueEditor {...editor} value="2026-11-21T14:30:00.000Z" />);
    const field = (await open()).getByRole('textbox', { name: 'Параметр' });

    await userEvent.clear(field);
    await userEvent.type(field, '22.11.2026 17:30:1');
    await userEvent.tab();

    expect(onCommit.mock.calls.map(([value]) => value)).not.toContain(null);
  });
});

describe('<TimeTrialValueEditor />', () => {
  it('commits the pause in ms and the sizes of the rows', async () => {
    const value = { timeGapBetweenRowsMs: 60_000, maxRows: 20, maxRidersPerRow: 1 };
    render(<TimeTrialValueEditor {...editor} value={value} />);
    const pause = (await open()).getByRole('spinbutton', { name: 'Между рядами' });
    expect(pause).toHaveValue('60');

    await userEvent.clear(pause);
    await userEvent.type(pause, '0');
    await userEvent.tab();

    expect(lastCommit()).toEqual({ ...value, timeGapBetweenRowsMs: 0 });
  });
});

describe('<RidersValueEditor />', () => {
  const findRiders = vi.fn<(query: string) => Promise<readonly FoundRider[]>>();
  const lev = { zwiftId: 1001, name: 'Лев Подветренный', note: 'Ветер' };
  beforeEach(() => findRiders.mockReset().mockResolvedValue([]));

  it('focuses its field, not the existing riders', async () => {
    render(<RidersValueEditor {...editor} value={[7]} findRiders={findRiders} />);

    const panel = await open();

    expect(panel.getByRole('combobox', { name: 'Параметр' })).toHaveFocus();
  });

  it('adds a rider found by name', async () => {
    findRiders.mockImplementation(async (query) => (query === 'лев' ? [lev] : []));
    render(<RidersValueEditor {...editor} value={[7]} findRiders={findRiders} />);
    const panel = await open();
    expect(panel.getByRole('button', { name: 'Убрать «игровой ID 7»' })).toBeInTheDocument();

    await userEvent.type(panel.getByRole('combobox', { name: 'Параметр' }), 'лев');
    await userEvent.click(await screen.findByRole('option', { name: /Лев Подветренный/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    expect(findRiders.mock.calls).toEqual([['7'], ['лев']]);
    expect(lastCommit()).toEqual([7, 1001]);
  });

  it('names the present riders, with the zwiftId of those not found', async () => {
    findRiders.mockRejectedValueOnce({ code: 'network', message: 'Сервер сейчас занят.' }).mockResolvedValueOnce([lev]);
    render(<RidersValueEditor {...editor} value={[7, 1001]} findRiders={findRiders} />);
    expect(findRiders).not.toHaveBeenCalled();

    const panel = await open();

    expect(await panel.findByRole('button', { name: 'Убрать «Лев Подветренный»' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Убрать «игровой ID 7»' })).toBeInTheDocument();
    expect(findRiders.mock.calls).toEqual([['7'], ['1001']]);
  });

  it('adds a zwiftId unknown to the look-up', async () => {
    findRiders.mockResolvedValue([]);
    render(<RidersValueEditor {...editor} value={[]} findRiders={findRiders} />);
    const panel = await open();

    await userEvent.type(panel.getByRole('combobox', { name: 'Параметр' }), '4600');
    await userEvent.click(await screen.findByRole('option', { name: 'игровой ID 4600' }));
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    expect(lastCommit()).toEqual([4600]);
  });

  it('adds a zwiftId that is typed and left, and stays open with a text that is no choice', async () => {
    findRiders.mockResolvedValue([]);
    render(<RidersValueEditor {...editor} value={[7]} findRiders={findRiders} />);
    const panel = await open();
    const box = () => panel.getByRole('combobox', { name: 'Параметр' });
    await userEvent.type(box(), 'никто');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ничего не нашлось'));
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));
    expect(box()).toHaveAccessibleDescription(/Выберите вариант из списка/);
    expect(lastCommit()).toBeUndefined();

    await userEvent.click(panel.getByRole('button', { name: 'Вернуть' }));
    expect(box()).toHaveValue('');
    expect(box()).toBeValid();
    await userEvent.type(box(), '4600');
    await screen.findByRole('option', { name: 'игровой ID 4600' });
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    expect(lastCommit()).toEqual([7, 4600]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the response to the last query, however late the others arrive', async () => {
    let answerFirst: (riders: readonly FoundRider[]) => void = () => undefined;
    findRiders.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    findRiders.mockResolvedValueOnce([lev]);
    render(<RidersValueEditor {...editor} value={[]} findRiders={findRiders} />);
    const panel = await open();
    const field = panel.getByRole('combobox', { name: 'Параметр' });
    await userEvent.type(field, 'ян');
    await waitFor(() => expect(findRiders).toHaveBeenCalledOnce());
    await userEvent.clear(field);
    await userEvent.type(field, 'лев');
    await screen.findByRole('option', { name: /Лев/ });

    answerFirst([{ zwiftId: 5, name: 'Ян Ветлужский' }]);

    await waitFor(() => expect(findRiders).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('option', { name: /Ян/ })).toBeNull();
  });

  it('retries after the list failed to load', async () => {
    findRiders.mockRejectedValueOnce({ code: 'network', message: 'Сервер сейчас занят.' });
    findRiders.mockResolvedValueOnce([lev]);
    render(<RidersValueEditor {...editor} value={[]} findRiders={findRiders} />);
    const panel = await open();
    await userEvent.type(panel.getByRole('combobox', { name: 'Параметр' }), 'лев');

    expect(await screen.findByText('Сервер сейчас занят.', { ignore: '[role=status]' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

    expect(await screen.findByRole('option', { name: /Лев/ })).toBeInTheDocument();
  });
});
