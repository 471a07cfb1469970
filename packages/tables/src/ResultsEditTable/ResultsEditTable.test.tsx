import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { shiftsWithout } from '../testing/shiftsWithout.ts';
import { ResultsEditTable } from './ResultsEditTable.tsx';

const rows = [...aProtocol(5), ...outOfRanking()];
const nobody: ReadonlySet<string> = new Set();
const table = () => screen.getByRole('table', { name: /Правка/ });
const rowOf = (index: number) => {
  const { firstName, lastName } = rows[index]?.rider ?? {};
  return within(table()).getByRole('row', { name: new RegExp(`${firstName} ${lastName}`) });
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('<ResultsEditTable />', () => {
  it('reports selected and deselected rows', async () => {
    const onChoose = vi.fn<(rowId: string, isChosen: boolean) => void>();
    const [first, second] = rows;
    render(<ResultsEditTable caption="Правка" rows={rows} chosen={new Set([second?.id ?? ''])} onChoose={onChoose} />);
    const [one, other] = screen.getAllByRole('checkbox');

    await userEvent.click(one ?? document.body);
    await userEvent.click(other ?? document.body);

    expect(onChoose.mock.calls).toEqual([
      [first?.id, true],
      [second?.id, false],
    ]);
  });

  it('names the selected rider in each checkbox', () => {
    const [first] = rows;
    render(<ResultsEditTable caption="Правка" rows={rows} chosen={nobody} onChoose={() => undefined} />);

    expect(
      screen.getByRole('checkbox', { name: `Выбрать: ${first?.rider.firstName} ${first?.rider.lastName}` }),
    ).not.toBeChecked();
  });

  it('disables selection of rows that the server decides about', () => {
    const decided = rows.filter(({ disqualification }) => ['VP', 'DNF'].includes(disqualification?.label ?? ''));
    render(<ResultsEditTable caption="Правка" rows={rows} chosen={nobody} onChoose={() => undefined} />);

    expect(decided.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('checkbox')).toHaveLength(rows.length - decided.length);
  });

  it('shows future places beside the current ones only during a dry run', () => {
    const { rerender } = render(<ResultsEditTable caption="Правка" rows={rows} chosen={nobody} />);
    expect(heads().some((head) => head?.includes('Станет'))).toBe(false);

    rerender(<ResultsEditTable caption="Правка" rows={rows} chosen={nobody} shifts={shiftsWithout(rows, 0)} />);

    expect(heads().some((head) => head?.includes('Станет'))).toBe(true);
    expect(within(rowOf(0)).getByText('DSQ')).toBeInTheDocument();
    expect(within(rowOf(1)).getAllByRole('cell')[1]).toHaveTextContent('1');
  });

  it('renders the decision about a row', () => {
    render(
      <ResultsEditTable
        caption="Правка"
        rows={rows}
        chosen={nobody}
        renderDecision={({ place }) => `место ${place}`}
      />,
    );

    expect(screen.getByText('место 2')).toBeInTheDocument();
  });
});
