import { parseCsv } from '@otryv/race/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { tableToCsv } from '../TableTools/export/exportTable.ts';
import { aField } from '../testing/aField.ts';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { cellsOf, ridersInOrder, rowOf } from '../testing/protocolPage.ts';
import { ResultsTable } from './ResultsTable.tsx';

const field = aField();
// With a custom layout the table loads no tools, which these tests would not wait for.
const props = { caption: 'Результаты', columnLayout: {} };

describe('the order of a protocol', () => {
  it('keeps the disqualified last in every order, in a separate section, with label and reason', () => {
    render(
      <ResultsTable {...props} rows={[...outOfRanking(), ...field]} sort={[{ column: 'time', ascending: false }]} />,
    );

    const [first, second, third] = ridersInOrder().slice(4);
    expect(first).toHaveTextContent('Архип Лощинин');
    expect(second).toHaveTextContent('Остап Черногривов');
    expect(third).toHaveTextContent('Дарина Косогорова');
    expect(screen.getByText('Вне зачёта')).toHaveTextContent('Вне зачёта · 3');
    expect(cellsOf(/Лощинин/)).toEqual(expect.arrayContaining(['DSQ', 'вес изменён перед стартом']));
    expect(cellsOf(/Черногривов/)).toEqual(expect.arrayContaining(['VP', 'мощность не измерена']));
    expect(cellsOf(/Косогорова/)).toContain('DNF');
    expect(within(rowOf(/Косогорова/)).getByRole('cell', { name: 'сход' })).toHaveAttribute('colspan', '2');
  });

  it('shows, exports and prints no group of a rider without one', async () => {
    const lost = aResult({
      profileId: 90,
      groupLabel: 'E',
      place: null,
      disqualification: { label: 'UNC', reason: null },
      rider: { lastName: 'Затерянный' },
    });
    const handle = createRef<TableHandle>();
    render(<ResultsTable {...props} rows={[...field, lost]} table={handle} />);

    expect(cellsOf(/Затерянный/).slice(0, 2)).toEqual(['UNC', '?']);
    const csv = parseCsv(tableToCsv(handle.current?.everything() ?? { columns: [], rows: [] }, 'ru'));
    expect(csv.at(-1)?.slice(0, 2)).toEqual(['UNC', '']);

    await act(async () => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Без категории')).toBeInTheDocument();
    expect(screen.queryByText('Категория E')).toBeNull();
    await act(async () => void dispatchEvent(new Event('afterprint')));
  });

  it('shows medals for the first three who are not disqualified', () => {
    render(<ResultsTable {...props} rows={[...field, ...outOfRanking()]} />);

    expect(screen.getAllByText(/золото|серебро|бронза/)).toHaveLength(3);
  });

  it('announces the new order and requests its persistence from the host', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    render(<ResultsTable {...props} rows={field} onSort={(sort) => asked.push(sort)} />);

    await user.click(screen.getByRole('button', { name: 'Средн.' }));

    expect(asked).toEqual([[{ column: 'power', ascending: false }]]);
    expect(screen.getByRole('status')).toHaveTextContent('Порядок: средняя мощность, по убыванию');
    expect(screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))).toHaveLength(1);
  });

  it.each(['speed', 'normalizedPower'])('marks an implausible %s, and sorts it last', (column) => {
    const odd = aResult({
      profileId: 91,
      speedKmh: 900,
      isTimeImplausible: true,
      normalizedPower: 1900,
      isNormalizedPowerImplausible: true,
      rider: { lastName: 'Невозможный' },
    });
    render(<ResultsTable {...props} rows={[...field, odd]} sort={[{ column, ascending: false }]} />);

    expect(ridersInOrder().at(-1)).toHaveTextContent('Невозможный');
    const cell = rowOf(/Невозможный/).querySelector(`[data-column="${column}"]`);
    expect(cell).toHaveTextContent(/\d\?, неправдоподобно/);
    expect(cell?.querySelector('svg')).toBeNull();
  });

  it('keeps every rider exactly once in any order', () => {
    const rows = [...aProtocol(60), ...outOfRanking()];
    render(<ResultsTable {...props} rows={rows} sort={[{ column: 'heartRate', ascending: true }]} />);

    expect(ridersInOrder()).toHaveLength(63);
  });
});
