import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './comboboxOption.ts';

const riders = [
  { value: '1', label: 'Артём Ёлкин', note: 'ВЕТЕР' },
  { value: '2', label: 'Lev Podvetrenny', note: 'ПИК' },
  { value: '3', label: 'Савва Перевалов' },
];
const nothing = () => undefined;
const onChange = vi.fn<(option: ComboboxOption | null) => void>();
function Leader({ value: first = null, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(first);
  const change = (option: ComboboxOption | null) => {
    onChange(option);
    setValue(option);
  };

  return <Combobox label="Лидер" options={riders} {...props} value={value} onChange={change} />;
}
const field = () => screen.getByRole('combobox', { name: 'Лидер' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

// The list is a separate chunk: no test may depend on another that has already opened one.
beforeAll(async () => {
  const { unmount } = render(<Leader />);
  await userEvent.click(field());
  await screen.findByRole('listbox');
  unmount();
});

describe('<Combobox />', () => {
  describeFieldConformance((props) => <Combobox options={riders} value={null} onChange={nothing} {...props} />);

  it('opens on a click with all options, and is linked to its list', async () => {
    render(<Leader />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(field());

    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Лидер' }).id);
  });

  it.each([
    { query: 'elkin', found: 'Артём ЁлкинВЕТЕР' },
    { query: 'елк', found: 'Артём ЁлкинВЕТЕР' },
    { query: 'лев', found: 'Lev PodvetrennyПИК' },
    { query: 'пик', found: 'Lev PodvetrennyПИК' },
  ])('finds $found by «$query»', async ({ query, found }) => {
    render(<Leader />);

    await userEvent.type(field(), query);

    expect(shown()).toEqual([found]);
    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 1 вариант');
  });

  it('selects the first match by Enter, closes and shows it', async () => {
    render(<Leader />);

    await userEvent.type(field(), 'савва{Enter}');

    expect(onChange).toHaveBeenLastCalledWith(riders[2]);
    expect(field()).toHaveValue('Савва Перевалов');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    { keys: '{ArrowDown}', at: 'Артём ЁлкинВЕТЕР' },
    { keys: '{ArrowUp}', at: 'Савва Перевалов' },
    { keys: '{ArrowDown}{ArrowDown}', at: 'Lev PodvetrennyПИК' },
    { keys: '{ArrowDown}{ArrowUp}', at: 'Савва Перевалов' },
    { keys: '{ArrowDown}{End}', at: 'Савва Перевалов' },
    { keys: '{ArrowDown}{End}{ArrowDown}', at: 'Артём ЁлкинВЕТЕР' },
    { keys: '{ArrowUp}{Home}', at: 'Артём ЁлкинВЕТЕР' },
  ])('moves to $at by $keys', async ({ keys, at }) => {
    render(<Leader />);
    await userEvent.tab();

    await userEvent.keyboard(keys);

    expect(active()).toBe(at);
    expect(field()).toHaveFocus();
  });

  it('opens at the selected option', async () => {
    render(<Leader value={riders[1]} />);

    await userEvent.click(field());

    expect(active()).toBe('Lev PodvetrennyПИК');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lev Podvetrenny');
  });

  it('discards the query on Escape, and keeps the Escape from a surrounding dialog', async () => {
    const onKeyDown = vi.fn<() => void>();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a dialog that closes on Escape.
      <div onKeyDown={onKeyDown}>
        <Leader value={riders[1]} />
      </div>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('x');
    onKeyDown.mockClear();

    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Lev Podvetrenny');
    expect(onKeyDown).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it.each(['савва ПЕРЕВАЛОВ', ' 3 '])('selects the option that %o names on blur', async (text) => {
    render(<Leader value={riders[1]} />);
    await userEvent.type(field(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 });

    await userEvent.click(document.body);

    expect(onChange).toHaveBeenLastCalledWith(riders[2]);
    expect(field()).toHaveValue('Савва Перевалов');
    expect(field()).toBeValid();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    { what: 'part of a name', text: 'савва' },
    { what: 'a name that two have', text: 'Иван Ветров' },
  ])('keeps $what on blur with an error, until it is erased', async ({ text }) => {
    const twins = ['4', '5'].map((value) => ({ value, label: 'Иван Ветров' }));
    render(<Leader options={[...riders, ...twins]} value={riders[1]} />);
    await userEvent.type(field(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 });

    await userEvent.click(document.body);

    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription('Выберите вариант из списка');
    expect(field()).toBeInvalid();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('listbox')).toBeNull();

    await userEvent.clear(field());
    expect(field()).toBeValid();
  });

  it('replaces a rejected text by a choice of the host', async () => {
    const { rerender } = render(<Combobox label="Лидер" options={riders} value={null} onChange={nothing} />);
    await userEvent.type(field(), 'савва');
    await userEvent.click(document.body);

    rerender(<Combobox label="Лидер" options={riders} value={riders[1] ?? null} onChange={nothing} />);

    expect(field()).toHaveValue('Lev Podvetrenny');
    expect(field()).toBeValid();
  });

  it('discards the query on blur if picking acts at once', async () => {
    onChange.mockClear();
    render(<Leader instant />);
    await userEvent.type(field(), 'Савва Перевалов');

    await userEvent.click(document.body);

    expect(field()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('clears the selection when erased and blurred', async () => {
    render(<Leader value={riders[1]} />);

    await userEvent.clear(field());
    await userEvent.click(document.body);

    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('is cleared by its button, which returns the focus', async () => {
    render(<Leader value={riders[1]} />);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать выбор' }));

    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveFocus();
  });

  it('has no clear button when required', () => {
    render(<Combobox label="Лидер" options={riders} value={riders[1] ?? null} onChange={nothing} required />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('selects a clicked option', async () => {
    render(<Leader />);
    await userEvent.click(field());

    await userEvent.click(screen.getByRole('option', { name: /Савва/ }));

    expect(onChange).toHaveBeenLastCalledWith(riders[2]);
  });

  it('shows a message and advice when nothing is found', async () => {
    render(<Leader />);

    await userEvent.type(field(), 'йцукен');

    expect(screen.getByRole('status')).toHaveTextContent('Ничего не нашлось. Измените запрос.');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([{ readOnly: true }, { disabled: true }])('does not open with %o', async (props) => {
    render(<Leader {...props} />);

    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');

    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('<Combobox /> with remote options', () => {
  it('passes each query to the host, and does not filter its options', async () => {
    const onQuery = vi.fn<(query: string) => void>();
    render(<Leader onQuery={onQuery} />);

    await userEvent.type(field(), 'zz');

    expect(onQuery.mock.calls).toEqual([['z'], ['zz']]);
    expect(shown()).toHaveLength(3);
  });

  it('shows that the options are loading', async () => {
    render(<Leader onQuery={nothing} state="loading" />);

    await userEvent.click(field());

    expect(screen.getByRole('status')).toHaveTextContent('Загружаем список');
    expect(shown()).toEqual([]);
  });

  it('selects what was typed and left once the options have loaded', async () => {
    const { rerender } = render(<Leader onQuery={nothing} state="loading" />);
    await userEvent.type(field(), '3');
    await userEvent.click(document.body);
    expect(field()).toHaveAccessibleDescription('Загружаем список');
    expect(field()).toBeInvalid();

    rerender(<Leader onQuery={nothing} state="ready" />);

    expect(field()).toHaveValue('Савва Перевалов');
    expect(field()).toBeValid();
  });

  it('shows a loading error, and retries by Enter and by its button', async () => {
    const onRetry = vi.fn<() => void>();
    render(<Leader onQuery={nothing} state="failed" onRetry={onRetry} />);
    await userEvent.click(field());
    expect(screen.getByRole('status')).toHaveTextContent('Список не загрузился.');

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
