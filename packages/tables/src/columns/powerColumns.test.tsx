import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnCatalogues } from '../messages/messages.ts';
import { normalizedPowerColumn, type PowerRow } from './powerColumns.tsx';

const messages = { messages: columnCatalogues.ru, locale: 'ru' } as const;
const hidden = { value: null, hidden: true };
const power: PowerRow = {
  averageWatts: { value: 302 },
  wattsPerKg: { value: 4.2 },
  weightKg: { value: 72 },
  normalizedPower: null,
  variabilityIndex: null,
};

describe('normalizedPowerColumn', () => {
  it.each([
    { unit: 'watts', only: 'averageWatts' },
    { unit: 'watts', only: 'wattsPerKg' },
    { unit: 'wattsPerKg', only: 'averageWatts' },
    { unit: 'wattsPerKg', only: 'wattsPerKg' },
  ] as const)('in $unit is marked as hidden by the rider even if only $only is hidden', ({ unit, only }) => {
    const row = { ...power, [only]: hidden };
    const column = normalizedPowerColumn<PowerRow>(messages, unit);

    render(column.cell(row, 0));

    expect(screen.getByText('скрыто')).toBeInTheDocument();
    expect(column.isBlank?.(row)).toBe(false);
    expect(column.exportValue?.(row, 0)).toBe('скрыто');
  });
});
