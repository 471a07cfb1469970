import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aRace } from '../testing/aRace.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { ResultsListTable } from './ResultsListTable.tsx';

const rows = [aRace(), aRace({ id: 52, name: 'Без протокола', totalFinishedCount: null })];

describe('<ResultsListTable />', () => {
  describeConformance((props) => <ResultsListTable caption="Результаты" rows={rows} {...props} />);

  it('tells how many finished, and nothing before there is a protocol', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(within(screen.getByRole('row', { name: /Перевал/ })).getAllByText('91').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('row', { name: /Без протокола/ })).queryByText('T')).toBeNull();
  });

  it('tells the day and the time in the provider’s zone', () => {
    render(
      <OtryvProvider now={Date.parse('2026-11-25T12:00:00Z')} timeZone="Asia/Vladivostok">
        <ResultsListTable caption="Результаты" rows={[aRace()]} />
      </OtryvProvider>,
    );

    expect(screen.getByText(/22 ноября/)).toHaveTextContent('22 ноября00:30');
  });

  it('shows laps, series and organizer when asked, and exports the number of finishers', () => {
    const table = createRef<TableHandle>();
    render(
      <ResultsListTable
        caption="Результаты"
        rows={[aRace({ laps: 3, seriesId: { name: 'Осенний кубок', urlSlug: 'autumn' } })]}
        columnState={{ length: true, series: true, organizer: true }}
        seriesHref={() => '/series/autumn'}
        table={table}
      />,
    );

    expect(screen.getByText(/3.круга/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute('href', '/series/autumn');
    expect(screen.getByRole('columnheader', { name: 'Организатор' })).toBeInTheDocument();
    expect(table.current?.columns.at(-1)?.exportValue?.(rows[0], 0)).toBe(91);
  });

  it('makes other columns of its own', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} columns={(made) => made.slice(0, 2)} />);

    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('stands in server markup without a style attribute', () => {
    const html = renderToString(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(html).toContain('Перевал');
    expect(html).not.toContain('style="');
  });
});
