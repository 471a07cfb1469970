import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnCatalogues } from '../messages/messages.ts';
import { normalizedPowerColumn, type PowerRow } from './powerColumns.tsx';

const messages = { messages: columnCatalogues.ru, locale: 'ru' } as const;
const hidden = { value: null, hidden: true };
const ofHiddenWeight: PowerRow = {
  averageWatts: hidden,
  wattsPerKg: { value: 4.2 },
  weightKg: hidden,
  normalizedPower: null,
  variabilityIndex: null,
};

describe('normalizedPowerColumn', () => {
  it.each(['watts', 'wattsPerKg'] as const)(
    'in %s is marked as hidden by the rider even if only the watts are hidden',
    (unit) => {
      const column = normalizedPowerColumn<PowerRow>(messages, unit);

      render(column.cell(ofHiddenWeight, 0));

      expect(screen.getByText('скрыто')).toBeInTheDocument();
      expect(column.isBlank?.(ofHiddenWeight)).toBe(false);
      expect(column.exportValue?.(ofHiddenWeight, 0)).toBe('скрыто');
    },
  );
});
