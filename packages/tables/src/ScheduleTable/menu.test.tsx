import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnsTransform } from '../DataTable/index.ts';
import { ResultsListTable } from '../ResultsListTable/index.ts';
import { aRace } from '../testing/aRace.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import type { ScheduleTableRow } from './scheduleTableRow.ts';

const rows = [aRace({ _id: '1', id: 1, name: 'Перевал' }), aRace({ _id: '2', id: 2, name: 'Разделка' })];

describe('the menus of a list of races', () => {
  it('are in the rows that have actions', async () => {
    const onSelect = vi.fn<(id: number) => void>();
    const menuOf = ({ id }: { id: number }) => (id === 1 ? [{ label: 'Обновить', onSelect: () => onSelect(id) }] : []);
    render(<ScheduleTable caption="Заезды" rows={rows} menuOf={menuOf} />);

    await userEvent.click(screen.getByRole('button', { name: 'Действия: Перевал' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Обновить' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.queryByRole('button', { name: 'Действия: Разделка' })).toBeNull();
  });

  it('are in the results too', () => {
    render(
      <ResultsListTable caption="Заезды" rows={[aRace({ name: 'Перевал' })]} menuOf={() => [{ label: 'Обновить' }]} />,
    );

    expect(screen.getByRole('button', { name: 'Действия: Перевал' })).toBeInTheDocument();
  });

  it('fit beside the default columns on a page of 1440 px', () => {
    const widths: number[] = [];
    const measure: ColumnsTransform<ScheduleTableRow> = (columns) => {
      widths.push(...columns.flatMap(({ width, isShown = true }) => (isShown ? width : [])));
      return columns;
    };
    render(<ScheduleTable caption="Заезды" rows={rows} menuOf={() => []} columns={measure} />);

    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1334);
  });

  it('add no column without menus', () => {
    render(<ScheduleTable caption="Заезды" rows={rows} />);

    expect(screen.queryByText('Управление')).toBeNull();
  });
});
