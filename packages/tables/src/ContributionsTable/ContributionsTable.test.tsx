import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aContribution } from '../testing/aMember.ts';
import { cellsOf } from '../testing/protocolPage.ts';
import { ContributionsTable } from './ContributionsTable.tsx';

const rows = [
  aContribution(),
  aContribution({ id: '42.8', eventName: 'Утренний подъём', importance: 0.6, points: 13 }),
];

describe('<ContributionsTable />', () => {
  it('shows all points as products', () => {
    render(<ContributionsTable caption="Вклады" rows={rows} />);

    expect(cellsOf(/Утренний подъём/).map((text) => text?.replace(/\s/gu, ' '))).toEqual([
      '19 нояб',
      '2, серебро',
      '18',
      '× 1.2',
      '× 0.6',
      '13',
    ]);
  });

  it('collapses the product into a line if there is no room for columns', () => {
    render(<ContributionsTable caption="Вклады" rows={rows} compact />);

    expect(cellsOf(/Утренний подъём.*19 нояб, Тимур Ветлужский.*18 × 1\.2 × 0\.6/)).toEqual(['2, серебро', '13']);
  });

  it('links to the row of the protocol, and names the rider', () => {
    render(<ContributionsTable caption="Вклады" rows={rows} resultHref={({ id }) => `/race/results/41#${id}`} />);

    expect(screen.getByRole('link', { name: 'Четверговая гонка. Холмы' })).toHaveAttribute(
      'href',
      '/race/results/41#41.7',
    );
    expect(screen.getAllByText('Тимур Ветлужский')).toHaveLength(2);
  });

  it('keeps the received order, and is not sortable', () => {
    render(<ContributionsTable caption="Вклады" rows={rows} />);

    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Холмы');
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('explains how points are scored when there are none', () => {
    render(<ContributionsTable caption="Вклады" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Очков пока нет' })).toBeInTheDocument();
  });

  it('renders on the server without a style attribute', () => {
    expect(renderToString(<ContributionsTable caption="Вклады" rows={rows} />)).not.toContain('style="');
  });
});
