import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextAreaValueEditor, TextValueEditor } from './TextValueEditor.tsx';
import type { ValueEdit } from './useValueEdit.ts';

const onCommit = vi.fn<(value: string, edit: ValueEdit) => void>();
const committed = () => onCommit.mock.calls.map(([value]) => value);

/** A board with the name of an event, which a host can also open, close and unmount. */
function Board({ lines = false, open, limit }: { lines?: boolean; open?: boolean; limit?: number }) {
  const [name, setName] = useState('Холмы');
  const Editor = lines ? TextAreaValueEditor : TextValueEditor;
  const commit = (value: string, edit: ValueEdit) => {
    onCommit(value, edit);
    setName(value);
  };

  return (
    <>
      <Editor label={name} title="Название" value={name} onCommit={commit} open={open} limit={limit} />
      <button type="button">Снаружи</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Название' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Opens the lazily loaded editor, and stops the clock. */
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Холмы' }));
  await screen.findByRole('dialog', { name: 'Название' });
  vi.useFakeTimers();
}

beforeEach(() => onCommit.mockClear());
afterEach(() => vi.useRealTimers());

describe('typed text in a popup editor', () => {
  it('is not committed after 299 ms, and once after 300', async () => {
    render(<Board />);
    await open();

    type('Перевал');
    pass(299);
    expect(committed()).toEqual([]);

    pass(1);
    expect(committed()).toEqual(['Перевал']);

    pass(3000);
    expect(committed()).toHaveLength(1);
  });

  it('is debounced from the last keystroke', async () => {
    render(<Board />);
    await open();

    type('Пере');
    pass(200);
    type('Перевал');
    pass(299);
    expect(committed()).toEqual([]);

    pass(1);
    expect(committed()).toEqual(['Перевал']);
  });

  it('is committed immediately on blur', async () => {
    render(<Board />);
    await open();
    type('Перевал');

    act(() => screen.getByRole('button', { name: 'Готово' }).focus());

    expect(committed()).toEqual(['Перевал']);
    pass(300);
    expect(committed()).toHaveLength(1);
  });

  it('is committed immediately by Enter, which closes the editor', async () => {
    render(<Board />);
    await open();
    type('Перевал');

    fireEvent.keyDown(field(), { key: 'Enter' });

    expect(committed()).toEqual(['Перевал']);
    isClosed();
  });

  it('is committed immediately by a click outside, which closes the editor', async () => {
    render(<Board />);
    await open();
    vi.useRealTimers();
    type('Перевал');

    await userEvent.click(screen.getByRole('button', { name: 'Снаружи' }));

    expect(committed()).toEqual(['Перевал']);
    await waitFor(isClosed);
  });

  it('is committed when the host closes or unmounts the editor', async () => {
    const { rerender, unmount } = render(<Board open />);
    await screen.findByRole('dialog');
    vi.useFakeTimers();
    type('Перевал');

    rerender(<Board open={false} />);
    expect(committed()).toEqual(['Перевал']);

    vi.useRealTimers();
    rerender(<Board open />);
    await screen.findByRole('dialog');
    type('Восьмёрка');
    unmount();
    expect(committed()).toEqual(['Перевал', 'Восьмёрка']);
  });

  it('is not committed if equal to the value', async () => {
    render(<Board />);
    await open();

    type('Холмы.');
    type('Холмы');
    pass(300);

    expect(committed()).toEqual([]);
  });

  it('is not committed while it exceeds a limit', async () => {
    render(<Board limit={7} />);
    await open();
    type('Перевалы');
    pass(300);
    expect(committed()).toEqual([]);
    expect(field()).toHaveAccessibleDescription(/Не больше 7\sсимволов/);

    type('Перевал');
    pass(300);
    expect(committed()).toEqual(['Перевал']);
  });

  it('inserts a line break by Enter in a multi-line text', async () => {
    render(<Board lines />);
    await open();
    type('Перевал');

    fireEvent.keyDown(field(), { key: 'Enter' });

    expect(committed()).toEqual([]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('Escape in a popup editor', () => {
  const pressEscape = () => fireEvent.keyDown(field(), { key: 'Escape' });

  it('discards typed text and closes', async () => {
    render(<Board />);
    await open();
    type('Перевал');

    pressEscape();
    pass(300);

    expect(committed()).toEqual([]);
    isClosed();
  });

  it('restores the initial value, even after several commits', async () => {
    render(<Board />);
    await open();
    for (const name of ['Пере', 'Перевал', 'Перевалы']) {
      type(name);
      pass(300);
    }
    type('Перевалы!');

    pressEscape();

    expect(committed()).toEqual(['Пере', 'Перевал', 'Перевалы', 'Холмы']);
    expect(screen.getByRole('button', { name: 'Холмы' })).toBeInTheDocument();
  });

  it('forms one undo step with what it reverts', async () => {
    render(<Board />);
    await open();
    type('Пере');
    pass(300);
    type('Перевал');
    pass(300);

    pressEscape();

    const edits = onCommit.mock.calls.map(([, edit]) => edit);
    expect(new Set(edits.map(({ id }) => id)).size).toBe(1);
    expect(edits.map(({ isRestored }) => isRestored)).toEqual([false, false, true]);
  });

  it('belongs to another step when the editor was reopened', async () => {
    render(<Board />);
    await open();
    type('Перевал');
    fireEvent.keyDown(field(), { key: 'Enter' });
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Перевал' }));
    await screen.findByRole('dialog');
    type('Восьмёрка');

    pressEscape();
    fireEvent.click(screen.getByRole('button', { name: 'Перевал' }));
    await screen.findByRole('dialog');
    expect(field()).toHaveValue('Перевал');
    type('Восьмёрка');
    fireEvent.keyDown(field(), { key: 'Enter' });

    const ids = onCommit.mock.calls.map(([, { id }]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(committed()).toEqual(['Перевал', 'Восьмёрка']);
  });

  it('returns focus to the value', async () => {
    render(<Board />);
    await open();
    vi.useRealTimers();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Холмы' })).toHaveFocus());
  });
});

describe('«Вернуть» in a popup editor', () => {
  it('restores the value and stays open', async () => {
    render(<Board />);
    await open();
    type('Перевал');
    pass(300);

    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));

    expect(committed()).toEqual(['Перевал', 'Холмы']);
    expect(field()).toHaveValue('Холмы');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
