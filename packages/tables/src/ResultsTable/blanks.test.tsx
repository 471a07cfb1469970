import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { aProtocol } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { rowOf } from '../testing/protocolPage.ts';
import { ResultsTable } from './ResultsTable.tsx';

const hidden = { value: null, hidden: true };
const nothing = { value: null };
const empty = { value: 0 };
const columnLayout = { shown: { cp15: false } };

/** Builds a rider with the same kind of blank in all figures. */
function aBlank(profileId: number, firstName: string, value: ResultsTableRow['wattsPerKg']): ResultsTableRow {
  const { bestEfforts, ...row } = aResult({ profileId, timeMs: 1_457_346 + profileId });
  const age = { age: null, isAgeHidden: value.hidden };
  return {
    ...row,
    rider: { ...row.rider, ...age, firstName },
    weightKg: value,
    heightCm: value,
    averageWatts: value,
    heartRate: value,
    wattsPerKg: value,
    normalizedPower: null,
    variabilityIndex: null,
    bestEfforts: bestEfforts.map(({ duration }) => ({ duration, watts: value, wattsKg: value })),
  };
}

const rows = [
  ...aProtocol(3),
  aBlank(1, 'Скрытный', hidden),
  aBlank(2, 'Забывчивый', nothing),
  aBlank(3, 'Нулевой', empty),
];
const renderTable = (given = rows) =>
  render(<ResultsTable caption="Протокол" rows={given} columnLayout={columnLayout} />);
const cellOf = (name: RegExp, column: string) => rowOf(name).querySelector(`[data-column="${column}"]`);

describe('the kinds of blank', () => {
  it.each(['power', 'normalizedPower', 'heartRate', 'weight', 'height', 'age', 'cp5'])(
    'distinguishes hidden from unrecorded values in the column %s',
    (column) => {
      renderTable();

      expect(cellOf(/Скрытный/, column)).toHaveTextContent('скрыто');
      expect(cellOf(/Забывчивый/, column)).toHaveTextContent('—');
    },
  );

  it('exposes the reason for an unrecorded value; 0 from a sensor is unrecorded', () => {
    renderTable();

    for (const name of [/Забывчивый/, /Нулевой/]) {
      expect(within(rowOf(name)).getAllByRole('img', { name: 'Мощность не измерена' })).toHaveLength(2);
      expect(within(rowOf(name)).getByRole('img', { name: 'Датчик не записан' })).toBeInTheDocument();
    }
  });

  it('shows the variability only beside a visible normalized power', () => {
    const ridden = rows.map((row) => ({ ...row, variabilityIndex: 1.03 }));
    renderTable(ridden);

    for (const name of [/Скрытный/, /Забывчивый/, /Нулевой/])
      expect(within(rowOf(name)).queryByRole('img', { name: /^Вариативность/ })).toBeNull();
    expect(screen.getAllByRole('img', { name: /^Вариативность/ }).length).toBeGreaterThanOrEqual(3);
  });

  it('keeps a column whose values are all hidden, and omits one without any', () => {
    renderTable([aBlank(1, 'Скрытный', hidden)]);
    expect(screen.getByRole('columnheader', { name: 'ЧСС' })).toBeInTheDocument();

    renderTable([aBlank(2, 'Забывчивый', nothing)]);
    expect(screen.getAllByRole('columnheader', { name: 'ЧСС' })).toHaveLength(1);
  });
});

describe('maximum of the protocol', () => {
  const max = (value: number) => ({ value, addition: 'max' }) as const;
  const [first, ...others] = aProtocol(3);
  if (!first) throw new Error('a protocol has rows');
  const marked: ResultsTableRow = {
    ...first,
    weightKg: max(91),
    heightCm: max(201),
    averageWatts: max(400),
    heartRate: max(188),
    wattsPerKg: max(5.1),
    bestEfforts: first.bestEfforts.map((effort) =>
      effort.duration === 5 ? { ...effort, wattsKg: max(17.77) } : effort,
    ),
  };

  it('is marked by a text and a tooltip, beside the mark of the displayed best', () => {
    renderTable([marked, ...others]);

    for (const [column, text] of [
      ['power', '5.10'],
      ['heartRate', '188'],
      ['weight', '91.0'],
      ['height', '201'],
      ['cp5', '17.77'],
    ] as const) {
      const cell = rowOf(new RegExp(first.rider.lastName)).querySelector<HTMLElement>(`[data-column="${column}"]`);
      expect(cell).toHaveTextContent(`${text}, максимум протокола`);
      expect(within(cell ?? document.body).getByTitle('максимум протокола')).toBeInTheDocument();
    }
    expect(document.querySelectorAll('[title="максимум протокола"]')).toHaveLength(5);
    expect(within(screen.getByRole('list', { name: 'Обозначения' })).getByText('максимум протокола')).toBeVisible();
  });
});
