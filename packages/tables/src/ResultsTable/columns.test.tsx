import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/aField.ts';
import { aProtocol } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { ResultsTable } from './ResultsTable.tsx';
import type { ResultsTableProps } from './resultsTableProps.ts';

const field = aField();
const onlyRiders: ResultsTableProps['columns'] = (columns) => columns.filter(({ pin }) => pin !== undefined);

describe('the columns of a protocol', () => {
  it('marks the best of an interval among the displayed riders, excluding the disqualified', () => {
    const strong = aResult({ profileId: 9, watts: 500, disqualification: { label: 'DSQ', reason: null } });
    render(<ResultsTable caption="Результаты" rows={[...field, strong]} power="watts" />);

    expect(screen.getByText(/^1.360$/, { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/1.700/, { selector: 'b' })).toBeNull();
  });

  it('shows the default intervals, and the selected ones', () => {
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} columnLayout={{}} />);
    expect(screen.queryByRole('columnheader', { name: /^15.с/ })).toBeNull();

    rerender(<ResultsTable caption="Результаты" rows={field} columnLayout={{ shown: { cp15: true, cp5: false } }} />);

    expect(screen.getByRole('columnheader', { name: /^15.с/ })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /^5.с/ })).toBeNull();
  });

  it('explains only the displayed ones in the legend', () => {
    const shown = { normalizedPower: false };
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} columnLayout={{ shown }} />);
    expect(screen.queryByText(/вариативность/)).toBeNull();
    expect(screen.getByText('лучший в столбце')).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={field} columns={onlyRiders} />);
    expect(screen.queryByRole('list', { name: 'Обозначения' })).toBeNull();
  });

  it('disables a column without values, and labels it in the menu', async () => {
    const user = userEvent.setup();
    render(<ResultsTable caption="Результаты" rows={field} defaultColumnLayout={{ shown: { cp2400: true } }} />);
    expect(screen.queryByRole('columnheader', { name: /^40.м/ })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));

    expect(await screen.findByRole('checkbox', { name: /40.м.*пусто/ })).toBeDisabled();
  });

  it('exposes the reason for a missing value; a figure of 0 is missing', () => {
    const row = aResult({
      averageWatts: { value: 300 },
      heartRate: { value: 0 },
      rider: { racingScore: 0 },
    });
    render(<ResultsTable caption="Результаты" rows={[row, ...aProtocol(2)]} />);

    expect(screen.getByRole('img', { name: 'Датчик не записан' })).toHaveTextContent('—');
    expect(screen.getByRole('img', { name: 'Рейтинга ещё нет' })).toHaveTextContent('—');
  });
});
