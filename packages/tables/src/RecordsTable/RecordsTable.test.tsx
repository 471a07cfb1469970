import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someRecords } from '../testing/aRecord.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { RecordsTable } from './RecordsTable.tsx';

const rows = someRecords();

describe('<RecordsTable />', () => {
  it('shows the three best efforts with their days, and the rank of the best', () => {
    render(<RecordsTable caption="Рекорды" rows={rows} category="C" />);

    expect(cellsOf(/^5.м/).map((text) => text?.replace(/\s/gu, ' '))).toEqual([
      '3.8419 ноября 2026',
      '3.8028 октября 2026',
      '3.715 октября 2026',
      '14',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Среди C' })).toBeInTheDocument();
    for (const name of [/лучшее.*золото/, /второе.*серебро/, /третье.*бронза/])
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  });

  it('omits the rank without a category', () => {
    render(<RecordsTable caption="Рекорды" rows={rows} />);

    expect(screen.queryByRole('columnheader', { name: /Среди/ })).toBeNull();
  });

  it('explains why a second effort is missing', () => {
    render(<RecordsTable caption="Рекорды" rows={rows} category="C" />);

    expect(within(rowOf(/^60.м/)).getAllByRole('img', { name: 'Такого заезда больше нет' })).toHaveLength(2);
    expect(within(rowOf(/^60.м/)).getByRole('img', { name: 'Места нет: мало данных' })).toBeInTheDocument();
  });

  it('prints whole watts on request', () => {
    const watts = [{ duration: 300, efforts: [{ value: 271.4, date: null, name: 'Холмы', eventId: null }] }];
    render(<RecordsTable caption="Рекорды" rows={watts} power="watts" />);

    expect(cellsOf(/^5.м/)[0]).toContain('271');
  });

  it('marks only a best effort of these days', () => {
    render(<RecordsTable caption="Рекорды" rows={rows} newSince="2026-11-15T00:00:00Z" />);

    expect(within(rowOf(/^5.м/)).getByText('новый')).toBeInTheDocument();
    expect(within(rowOf(/^60.м/)).queryByText('новый')).toBeNull();
    expect(screen.getAllByText('новый')).toHaveLength(3);
  });

  it('links to the race of each effort', () => {
    render(<RecordsTable caption="Рекорды" rows={rows} raceHref={({ eventId }) => `/race/results/${eventId}`} />);

    const hrefs = within(rowOf(/^5.м/))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/race/results/3', '/race/results/2', '/race/results/1']);
  });

  it('explains how records are made when there are none', () => {
    render(<RecordsTable caption="Рекорды" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Рекордов пока нет' })).toBeInTheDocument();
  });
});
