import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aProtocol } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { namesInOrder, rowOf } from '../testing/protocolPage.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { type ResultMarks, resultMarks } from './resultMarks.ts';
import type { ResultsTableProps } from './resultsTableProps.ts';

const caption = 'Результаты';
const rows = aProtocol(5);
const winner = aResult({ profileId: 77, timeMs: 1_400_000, rider: { firstName: 'Новый', lastName: 'Финиш' } });
const late = aResult({ profileId: 78, timeMs: 1_900_000, rider: { firstName: 'Поздний', lastName: 'Финиш' } });
const table = (props: Partial<ResultsTableProps>) => <ResultsTable caption={caption} rows={rows} {...props} />;
const show = () => screen.findByRole('button', { name: 'Показать' });

describe('a changing protocol', () => {
  it.each([{ live: false }, { live: true }])('re-renders only the row that changed (P8), live $live', ({ live }) => {
    const field = aProtocol(30);
    const profileHref = vi.fn<(rider: { profileId: number }) => string>(({ profileId }) => `/profile/${profileId}`);
    const { rerender } = render(table({ rows: field, live, profileHref }));
    const heavier = field.map((row, at) => (at === 7 ? { ...row, speedKmh: 12.34 } : row));
    profileHref.mockClear();

    rerender(table({ rows: heavier, live, profileHref }));

    expect(screen.getByText('12.34')).toBeInTheDocument();
    expect(profileHref.mock.calls.map(([{ profileId }]) => profileId)).toEqual([field[7]?.profileId]);
  });

  it.each([{ live: false }, { live: true }])('re-renders nothing for equal rebuilt rows, live $live', ({ live }) => {
    const profileHref = vi.fn<(rider: { profileId: number }) => string>(() => '/profile');
    const { rerender } = render(table({ live, profileHref }));
    profileHref.mockClear();

    rerender(table({ rows: structuredClone(rows), live, profileHref }));

    expect(profileHref).not.toHaveBeenCalled();
  });
});

describe('a live protocol', () => {
  it('holds back new finishers, and announces their number politely', async () => {
    const { rerender } = render(table({ live: true }));
    const before = namesInOrder();

    rerender(table({ rows: [winner, ...rows, late], live: true }));

    await show();
    expect(namesInOrder()).toEqual(before);
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('Ещё 2 финишировали');
  });

  it('shows them on request, tints them, and keeps focus in the table', async () => {
    const { rerender } = render(table({ live: true }));
    rerender(table({ rows: [winner, ...rows], live: true }));

    await userEvent.click(await show());

    expect(namesInOrder()[0]).toMatch(/Новый Финиш/);
    expect(rowOf(/Новый Финиш/)).toHaveAttribute('data-fresh');
    expect(screen.getAllByRole('row').filter((row) => row.hasAttribute('data-fresh'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Показать' })).toBeNull();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Показано');
    expect(screen.getByRole('region', { name: caption })).toHaveFocus();
  });

  it('announces a changed protocol when only existing rows moved', async () => {
    const { rerender } = render(table({ live: true }));
    const [first, ...others] = rows;
    if (!first) throw new Error('a protocol has rows');
    const out = { ...first, place: null, disqualification: { label: 'DSQ' as const, reason: null } };

    rerender(table({ rows: [...others, out], live: true }));

    await show();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Протокол изменился');
    expect(screen.queryByText(/Вне зачёта/)).toBeNull();
  });

  it('shows everything when the reader changes the order', async () => {
    const { rerender } = render(table({ live: true }));
    rerender(table({ rows: [winner, ...rows], live: true }));
    await show();

    await userEvent.click(screen.getByRole('button', { name: 'Райдер' }));

    expect(rowOf(/Новый Финиш/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Показать' })).toBeNull();
  });

  it('keeps pending rows after the race, and then shows later ones', async () => {
    const { rerender } = render(table({ live: true }));
    rerender(table({ rows: [winner, ...rows], live: false }));

    await userEvent.click(await show());
    expect(rowOf(/Новый Финиш/)).toBeInTheDocument();
    rerender(table({ rows: [winner, ...rows, late], live: false }));

    expect(rowOf(/Поздний Финиш/)).toBeInTheDocument();
  });

  it('replaces the race immediately, and holds back its finishers', async () => {
    const { rerender } = render(table({ live: true }));

    rerender(table({ rows: [winner], live: true }));
    expect(namesInOrder()).toHaveLength(1);
    rerender(table({ rows: [winner, late], live: true }));

    await show();
    expect(namesInOrder()).toHaveLength(1);
  });

  it('shows the first finishers immediately', () => {
    const { rerender } = render(table({ rows: [], live: true }));

    rerender(table({ live: true }));

    expect(namesInOrder()).toHaveLength(5);
  });
});

describe('a protocol on a later visit', () => {
  const [first, ...others] = rows;
  const seen = resultMarks([...(first ? [{ ...first, place: 9 }] : []), ...others]);

  it('marks changes since then, as text too', () => {
    render(table({ rows: [...rows, late], seen }));

    const changed = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-changed'));
    expect(changed).toHaveLength(1);
    expect(within(changed[0] ?? document.body).getByText('изменилось с прошлого визита')).toBeInTheDocument();
  });

  it('marks displayed rows as seen, but no pending row', async () => {
    const onSeen = vi.fn<(marks: ResultMarks) => void>();
    const { rerender } = render(table({ live: true, onSeen }));

    rerender(table({ rows: [winner, ...rows], live: true, onSeen }));
    await show();
    expect(onSeen.mock.calls).toEqual([[resultMarks(rows)]]);

    await userEvent.click(await show());
    expect(onSeen).toHaveBeenLastCalledWith(resultMarks([winner, ...rows]));
  });

  it('marks rows of the displayed category as seen', () => {
    const onSeen = vi.fn<(marks: ResultMarks) => void>();
    const field = aProtocol(30);

    render(table({ rows: field, category: 'B', onSeen }));

    const ofCategory = field.filter(({ groupLabel }) => groupLabel === 'B');
    expect(onSeen.mock.calls).toEqual([[resultMarks(ofCategory)]]);
  });

  it('marks nothing on the first visit', async () => {
    render(table({}));
    await act(async () => {});

    await waitFor(() => expect(document.querySelector('[data-changed]')).toBeNull());
  });
});
