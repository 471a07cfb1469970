import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnCatalogues } from '../messages/messages.ts';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import { measuredColumn } from './measuredColumn.tsx';

const context = { messages: columnCatalogues.ru, locale: 'ru' } as const;
const column = measuredColumn<MeasuredValue>(context, {
  key: 'heartRate',
  label: 'ЧСС',
  width: 48,
  of: (value) => value,
  print: (beats) => (beats === null ? '' : `${beats}`),
  reason: 'Датчик не записан',
});
const renderCell = (value: MeasuredValue, of = column) => render(<p>{of.cell(value, 0)}</p>);

describe('measuredColumn', () => {
  it.each([
    { value: { value: 151 }, text: '151', blank: false },
    { value: { value: null, hidden: true }, text: 'скрыто', blank: false },
    { value: { value: null }, text: '—', blank: true },
    { value: { value: 0 }, text: '—', blank: true },
  ])('prints $text for $value', ({ value, text, blank }) => {
    renderCell(value);

    expect(screen.getByText(text)).toBeInTheDocument();
    expect(column.isBlank?.(value)).toBe(blank);
  });

  it('exports a hidden value as the label, and an unmeasured one as blank', () => {
    const exported = [{ value: 151 }, { value: null, hidden: true }, { value: null }].map((value) =>
      column.exportValue?.(value, 0),
    );

    expect(exported).toEqual([151, 'скрыто', null]);
  });

  it('marks an implausible value by a text, and sorts it last', () => {
    const value = { value: 936, addition: 'implausible' } as const;
    renderCell(value);

    expect(screen.getByText(context.messages.implausible, { exact: false })).toBeInTheDocument();
    expect(screen.getByTitle(context.messages.implausible)).toHaveTextContent('936?');
    expect([column.sortValue?.(value), column.exportValue?.(value, 0)]).toEqual([null, 936]);
  });

  it('labels an accepted value as such, beside the mark of the maximum', () => {
    const value = { value: 936, isAccepted: true };
    renderCell(value);
    renderCell({ ...value, addition: 'max' });

    expect(screen.getByTitle('принято модератором')).toHaveTextContent('936');
    expect(screen.getByTitle('максимум протокола, принято модератором')).toHaveTextContent('936');
    expect(column.sortValue?.(value)).toBe(936);
  });

  it('exposes the reason for an unrecorded value', () => {
    renderCell({ value: null });

    expect(screen.getByRole('img', { name: 'Датчик не записан' })).toBeInTheDocument();
  });

  it('marks the overall maximum, by the label of its list if it has one', () => {
    renderCell({ value: 188, addition: 'max' });
    expect(screen.getByTitle('максимум протокола')).toHaveTextContent('188, максимум протокола');

    const listed = measuredColumn<MeasuredValue>(
      { ...context, greatest: 'максимум списка' },
      { key: 'heartRate', label: 'ЧСС', width: 48, of: (value) => value, print: String, reason: '' },
    );
    renderCell({ value: 188, addition: 'max' }, listed);
    expect(screen.getByTitle('максимум списка')).toHaveTextContent('188, максимум списка');
  });

  it('prints, sorts and exports the number as read', () => {
    const score = measuredColumn<MeasuredValue>(context, {
      key: 'racingScore',
      label: 'RS',
      width: 58,
      of: (value) => value,
      read: (value) => value ?? null,
      print: (value) => `${value}`,
      reason: 'Рейтинга ещё нет',
    });

    renderCell({ value: 0 }, score);

    expect(screen.getByText('0')).toBeInTheDocument();
    expect(score.sortValue?.({ value: 0 })).toBe(0);
  });
});
