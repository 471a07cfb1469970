import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/aField.ts';
import { aResult } from '../testing/aResult.ts';
import { cellsOf, namesInOrder, rowOf } from '../testing/protocolPage.ts';
import { ResultsTable } from './ResultsTable.tsx';

const field = aField();

describe('the gaps of a protocol', () => {
  it('prints the time with thousandths, the gap to the leader and the gap to the rider ahead', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    expect(cellsOf(/Первый/)).toContain('лидер');
    expect(cellsOf(/Второй/)).toEqual(expect.arrayContaining(['24:17.478+132мс', '+132мс']));
    expect(cellsOf(/Третий/)).toEqual(expect.arrayContaining(['24:45.875+0:28', '+0:28']));
  });

  it('draws a gap in grey up to the rider ahead, and in colour from there', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    const [grey, own] = rowOf(/Четвёртый/).querySelectorAll('td svg > rect');
    expect(grey).toHaveAttribute('width', '95.1%');
    expect(own).toHaveAttribute('x', '95.1%');
    expect(Number.parseFloat(own?.getAttribute('width') ?? '')).toBeCloseTo(1.57);
  });

  it('recomputes gaps and places in a category, and shows the official gap in the tooltip', () => {
    render(<ResultsTable caption="Результаты" rows={field} category="B" />);

    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(cellsOf(/Третий/)).toContain('лидер');
    expect(cellsOf(/Четвёртый/)).toContain('+471мс');
    expect(within(rowOf(/Четвёртый/)).getByTitle('Официально: +0:29')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'В кат.' })).toBeInTheDocument();
  });

  it('omits gaps unless sorted by time ascending', () => {
    render(<ResultsTable caption="Результаты" rows={field} sort={[{ column: 'time', ascending: false }]} />);

    expect(namesInOrder()).toEqual(['Четвёртый', 'Третий', 'Второй', 'Первый']);
    expect(screen.queryByText('лидер')).toBeNull();
    expect(screen.queryByText('+132мс')).toBeNull();
  });

  it.each([{ kind: 'classicGroup' as const }, { kind: 'newbies' as const }])(
    'is sorted by category initially and shows gaps within the groups of $kind',
    ({ kind }) => {
      render(<ResultsTable caption="Результаты" rows={field} protocolKind={kind} />);

      expect(screen.getByRole('columnheader', { name: 'Кат' })).toHaveAttribute('aria-sort', 'ascending');
      expect(cellsOf(/Третий/)).toContain('лидер');
      expect(cellsOf(/Четвёртый/)).toContain('+471мс');
    },
  );

  it('shares a place and shows a gap of zero', () => {
    const tie = [field[0], { ...aResult({ profileId: 5, place: 1, timeMs: 1_457_346 }) }].filter(
      (row) => row !== undefined,
    );
    render(<ResultsTable caption="Результаты" rows={tie} />);

    expect(screen.getAllByText(/золото/)).toHaveLength(2);
    expect(cellsOf(/Подветренный/)).toContain('+0мс');
  });

  it('draws neither scale nor legend of gaps without a classified rider', () => {
    const dnf = field.map((row) => ({ ...row, disqualification: { label: 'DNF' as const, reason: null } }));
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} />);
    const gapHead = () => screen.getByRole('columnheader', { name: /^Отрыв/ });
    expect(gapHead()).toHaveTextContent(/0.*с$/);
    expect(screen.getByText(/отрыв райдера впереди/)).toBeInTheDocument();

    rerender(<ResultsTable caption="Сход" rows={dnf} />);

    expect(gapHead()).toHaveTextContent(/^Отрыв$/);
    expect(screen.queryByText(/отрыв райдера впереди/)).toBeNull();
    expect(screen.getByText(/вариативность/)).toBeInTheDocument();
  });
});
