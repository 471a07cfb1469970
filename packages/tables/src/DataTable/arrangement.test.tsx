import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Team, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './model/column.ts';
import type { ColumnLayout } from './model/columnLayout.ts';

const columns: Column<Team>[] = [
  ...teamsTable.columns,
  { key: 'code', label: 'Код', group: 'Учёт', width: 60, cell: ({ city }) => city.length },
];
const heads = () => screen.getAllByRole('columnheader').filter((head) => head.getAttribute('scope') === 'col');
const labels = () => heads().map((head) => head.textContent);
const groups = () =>
  screen.getAllByRole('columnheader').flatMap((head) => (head.getAttribute('scope') === 'colgroup' ? head : []));
const headOf = (name: string) => screen.getByRole('columnheader', { name });
const colOf = (key: string) => document.querySelector(`col[data-column="${key}"]`);
const handleOf = (name: string) => headOf(name).querySelector('[aria-hidden]') ?? document.body;

function HeldTable({ onLayout, first = {} }: { onLayout?: (layout: ColumnLayout) => void; first?: ColumnLayout }) {
  const [layout, setLayout] = useState<ColumnLayout>(first);
  const change = (next: ColumnLayout) => {
    setLayout(next);
    onLayout?.(next);
  };
  return <DataTable {...teamsTable} columns={columns} columnLayout={layout} onColumnLayout={change} />;
}

describe('column arrangement', () => {
  afterEach(() => vi.restoreAllMocks());

  it('moves columns by Alt and an arrow, and announces their positions', async () => {
    const user = userEvent.setup();
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} />);
    const button = screen.getByRole('button', { name: 'Райдеров' });
    button.focus();

    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');

    await waitFor(() => expect(labels()).toEqual(['Команда', 'Город', 'Райдеров', 'Код']));
    expect(onLayout).toHaveBeenLastCalledWith({ order: ['name', 'city'] });
    expect(screen.getByRole('status')).toHaveTextContent('Столбец сколько райдеров: 3-й из 4');
    expect(button).toHaveFocus();
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('ШтильОмск34');
  });

  it('splits and rejoins headings', async () => {
    const user = userEvent.setup();
    render(<HeldTable />);
    expect(groups().map((group) => [group.textContent, group.getAttribute('colspan')])).toEqual([
      ['Состав', '2'],
      ['Учёт', '1'],
    ]);
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(groups().map(({ textContent }) => textContent)).toEqual(['Состав', 'Учёт', 'Состав']));

    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(groups().map(({ textContent }) => textContent)).toEqual(['Состав', 'Учёт']));
  });

  it("widens columns by Alt, Shift and an arrow, and keeps the others' widths", async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
    const user = userEvent.setup();
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} />);
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');

    await waitFor(() =>
      expect(onLayout).toHaveBeenLastCalledWith({ widths: { name: 200, riders: 200, city: 210, code: 200 } }),
    );
    expect(colOf('city')).toHaveAttribute('width', '210');
    expect(screen.getByRole('table').style.getPropertyValue('--otryv-table-width')).toBe('810px');
    expect(screen.getByRole('status')).toHaveTextContent('Столбец город: ширина 210');
  });

  it('moves and resizes from a header without a sort button, which is focused', async () => {
    const user = userEvent.setup();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} />);
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.tab();
    expect(headOf('Код')).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');

    await waitFor(() => expect(onLayout.mock.lastCall?.[0].widths?.code).toBe(110));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(labels()).toEqual(['Команда', 'Райдеров', 'Код', 'Город']));
  });

  it('never makes columns narrower than their label requires', async () => {
    const user = userEvent.setup();
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} first={{ widths: { city: 34 } }} />);
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');

    await waitFor(() => expect(onLayout).toHaveBeenLastCalledWith({ widths: { city: 32 } }));
  });

  it.each([
    { by: 'a mouse', down: 'mouseDown', move: 'mouseMove', up: 'mouseUp' },
    { by: 'a finger', down: 'touchStart', move: 'touchMove', up: 'touchEnd' },
  ] as const)('resizes columns by $by, following it', ({ down, move, up }) => {
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} />);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
    const at = (clientX: number) => ({ clientX, touches: [{ clientX }] });

    fireEvent[down](handleOf('Город'), at(300));
    fireEvent[move](document, at(325));
    expect(colOf('city')).toHaveAttribute('width', '225');
    expect(onLayout).not.toHaveBeenCalled();
    fireEvent[up](document, at(325));

    expect(onLayout).toHaveBeenCalledTimes(1);
    expect(onLayout).toHaveBeenCalledWith({ widths: { name: 200, riders: 200, city: 225, code: 200 } });
    expect(colOf('city')).toHaveAttribute('width', '225');
  });

  it('keeps the minimum width when a border is dragged beyond it', () => {
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} />);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);

    fireEvent.mouseDown(handleOf('Город'), { clientX: 300 });
    fireEvent.mouseMove(document, { clientX: 110 });
    fireEvent.mouseUp(document, { clientX: 110 });

    expect(onLayout).toHaveBeenCalledExactlyOnceWith({ widths: { name: 200, riders: 200, city: 32, code: 200 } });
    expect(colOf('city')).toHaveAttribute('width', '32');
  });

  it('keeps widths when a border is only pressed, and resets them by a double press', () => {
    const onLayout = vi.fn<(layout: ColumnLayout) => void>();
    render(<HeldTable onLayout={onLayout} first={{ widths: { city: 300 } }} />);

    fireEvent.mouseDown(handleOf('Город'), { clientX: 300 });
    fireEvent.mouseUp(document, { clientX: 300 });
    expect(onLayout).not.toHaveBeenCalled();

    fireEvent.doubleClick(handleOf('Город'));
    expect(colOf('city')).toHaveAttribute('width', '140');
  });

  it('moves columns to where a mouse drops them, without sorting', async () => {
    render(<HeldTable />);
    for (const [at, head] of heads().entries()) {
      vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(at * 100, 0, 100, 30));
    }
    const button = screen.getByRole('button', { name: 'Райдеров' });

    fireEvent.pointerDown(button, { clientX: 150, pointerType: 'mouse', button: 0 });
    await import('./columns/columnActions.ts');
    fireEvent.pointerMove(window, { clientX: 350 });
    expect(headOf('Код')).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerUp(window, { clientX: 350 });
    fireEvent.click(button);

    expect(labels()).toEqual(['Команда', 'Город', 'Код', 'Райдеров']);
    expect(headOf('Райдеров')).not.toHaveAttribute('aria-sort');
    expect(document.querySelector('[data-drop], [data-moved]')).toBeNull();
  });

  it('keeps columns when a drag is cancelled by Escape', async () => {
    render(<HeldTable />);

    fireEvent.pointerDown(headOf('Город'), { clientX: 150, pointerType: 'mouse', button: 0 });
    await import('./columns/columnActions.ts');
    fireEvent.pointerMove(window, { clientX: 350 });
    expect(headOf('Город')).toHaveAttribute('data-moved');
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { clientX: 350 });

    expect(document.querySelector('[data-moved]')).toBeNull();
    expect(labels()).toEqual(['Команда', 'Райдеров', 'Город', 'Код']);
  });

  it('keeps columns pinned by the reader in view, under a separate heading', () => {
    render(<HeldTable first={{ pinned: ['name', 'city'] }} />);

    expect(labels()).toEqual(['Команда', 'Город', 'Райдеров', 'Код']);
    expect(heads().map((head) => head.getAttribute('data-pinned'))).toEqual(['0', '1', null, null]);
    expect(groups().map((group) => [group.textContent, group.getAttribute('data-pinned')])).toEqual([
      ['Состав', '1'],
      ['Состав', null],
      ['Учёт', null],
    ]);
    expect(screen.getByRole('table').style.getPropertyValue('--otryv-pinned-1')).toBe('160px');
  });

  it('keeps positions if a recipe pins columns behind others, until the reader pins some', () => {
    const [name, ...others] = columns;
    const later = [...others, ...(name ? [name] : [])];
    const { rerender } = render(<DataTable {...teamsTable} columns={later} />);
    expect(heads().map((head) => head.getAttribute('data-pinned'))).toEqual([null, null, null, '0']);

    rerender(<DataTable {...teamsTable} columns={later} columnLayout={{ pinned: ['city'] }} />);
    expect(labels()).toEqual(['Город', 'Райдеров', 'Код', 'Команда']);
    expect(heads().map((head) => head.getAttribute('data-pinned'))).toEqual(['0', null, null, null]);
  });

  it('excludes handles from names', () => {
    render(<HeldTable />);

    expect(heads().map((head) => head.textContent)).toEqual(['Команда', 'Райдеров', 'Город', 'Код']);
    expect(handleOf('Город')).toHaveAttribute('aria-hidden', 'true');
  });

  it('does not arrange columns fixed by the host', async () => {
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} columnLayout={{}} />);
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await import('./columns/columnActions.ts');

    expect(labels()).toEqual(['Команда', 'Райдеров', 'Город']);
    expect(headOf('Город').querySelector('[aria-hidden]')).toBeNull();
  });

  it('is held by the table without a controlling host, and re-renders no row for a width', async () => {
    const cell = vi.fn<(team: Team) => string>(({ city }) => city);
    const counted = columns.map((column) => (column.key === 'city' ? { ...column, cell } : column));
    const user = userEvent.setup();
    render(<DataTable {...teamsTable} columns={counted} />);
    cell.mockClear();
    screen.getByRole('button', { name: 'Город' }).focus();

    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');

    await waitFor(() => expect(colOf('city')).toHaveAttribute('width', '150'));
    expect(cell).not.toHaveBeenCalled();
  });
});
