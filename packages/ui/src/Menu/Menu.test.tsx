import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuItem.tsx';

const entries: MenuEntry[] = [
  { label: 'Изменение категории' },
  { label: 'Установка штрафа' },
  { label: 'Профиль', href: '#profile' },
  { label: 'Удаление записи', destructive: true, separated: true },
];

function renderMenu(given: readonly MenuEntry[] = entries) {
  render(
    <>
      <Menu label="Действия" entries={given} />
      <button type="button">Снаружи</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Действия' });
}
const focused = () => document.activeElement?.textContent;

describe('<Menu />', () => {
  // The list is a separate chunk, loaded here before any test opens it.
  beforeAll(async () => {
    await userEvent.click(renderMenu());
    await screen.findByRole('menu');
    cleanup();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a face instead of its label, and keeps the name', () => {
    render(<Menu label="Лев" face={<span>ЛП</span>} entries={entries} />);

    expect(screen.getByRole('button', { name: 'Лев' })).toHaveTextContent('ЛП');
  });

  it.each([
    { key: '{Enter}', item: 'Изменение категории' },
    { key: ' ', item: 'Изменение категории' },
    { key: '{ArrowDown}', item: 'Изменение категории' },
    { key: '{ArrowUp}', item: 'Удаление записи' },
  ])('opens by "$key" with focus on "$item"', async ({ key, item }) => {
    renderMenu().focus();

    await userEvent.keyboard(key);

    expect(await screen.findByRole('menu', { name: 'Действия' })).toBeInTheDocument();
    await waitFor(() => expect(focused()).toBe(item));
  });

  it.each([
    { keys: '{ArrowDown}', item: 'Установка штрафа' },
    { keys: '{ArrowUp}', item: 'Удаление записи' },
    { keys: '{End}', item: 'Удаление записи' },
    { keys: '{End}{Home}', item: 'Изменение категории' },
    { keys: '{End}{ArrowDown}', item: 'Изменение категории' },
    { keys: 'у', item: 'Установка штрафа' },
    { keys: 'уд', item: 'Удаление записи' },
    { keys: 'щ', item: 'Изменение категории' },
  ])('moves by "$keys" to "$item"', async ({ keys, item }) => {
    await userEvent.click(renderMenu());

    await userEvent.keyboard(keys);

    expect(focused()).toBe(item);
  });

  it('moves to the next item with the same letter after a pause', async () => {
    await userEvent.click(renderMenu());
    await userEvent.keyboard('у');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(600);

    await userEvent.keyboard('у');

    expect(focused()).toBe('Удаление записи');
  });

  it.each(['{Escape}', '{Tab}'])('closes on %s', async (key) => {
    await userEvent.click(renderMenu());

    await userEvent.keyboard(key);

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('returns focus on Escape, and keeps the key from a surrounding dialog', async () => {
    const button = renderMenu();
    await userEvent.click(button);

    const isLetThrough = fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Профиль' }), { key: 'Escape' });

    expect(isLetThrough).toBe(false);
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes by its button and by a press elsewhere', async () => {
    const button = renderMenu();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();

    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Снаружи' }));

    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Снаружи' })).toHaveFocus();
  });

  it.each([
    { pointerType: 'mouse', isOpen: false },
    { pointerType: 'touch', isOpen: true },
  ])('stays open after a $pointerType has left: $isOpen', ({ pointerType, isOpen }) => {
    vi.useFakeTimers();
    const button = renderMenu();
    fireEvent.click(button);

    fireEvent.pointerLeave(screen.getByRole('menu').parentElement ?? button, { pointerType });
    act(() => {
      vi.advanceTimersByTime(1000);
    });

    expect(screen.queryByRole('menu') !== null).toBe(isOpen);
  });

  it('stays open when the mouse returns immediately', () => {
    vi.useFakeTimers();
    const button = renderMenu();
    fireEvent.click(button);
    const root = screen.getByRole('menu').parentElement ?? button;

    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    act(() => {
      vi.advanceTimersByTime(1000);
    });

    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('runs the selected action, with focus back on its button', async () => {
    const onSelect = vi.fn<() => void>();
    const button = renderMenu([{ label: 'Дисквалификация', onSelect }]);
    await userEvent.click(button);

    await userEvent.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('ignores a disabled item', async () => {
    const onSelect = vi.fn<() => void>();
    await userEvent.click(renderMenu([{ label: 'Дисквалификация', onSelect, disabled: true }]));

    await userEvent.click(screen.getByRole('menuitem', { name: 'Дисквалификация' }));

    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('navigates to an address, by Space too', async () => {
    const onSelect = vi.fn<() => void>();
    await userEvent.click(renderMenu([{ label: 'Профиль', href: '#profile', onSelect }]));
    expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '#profile');

    await userEvent.keyboard(' ');

    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('names an icon-only button', () => {
    render(<Menu label="Действия со строкой" icon={Ellipsis} entries={entries} />);

    expect(screen.getByRole('button', { name: 'Действия со строкой' })).toHaveAttribute('aria-expanded', 'false');
  });
});
