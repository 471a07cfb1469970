import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SeriesCard } from './SeriesCard.tsx';

const card = {
  title: 'Осенний кубок',
  href: '/series/osennij-kubok/results',
  kind: 'Тур',
  palette: 'ink',
  dates: '21 октября – 12 декабря',
} as const;

describe('<SeriesCard />', () => {
  it('is a single link, with the dates, the facts, the state and the next stage', () => {
    render(<SeriesCard {...card} facts={['8 этапов', 'Клуб «Ось»']} next="этап 5 сегодня" mark="Черновик" />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute('href', card.href);
    expect(screen.getByRole('article')).toHaveTextContent(card.dates);
    expect(screen.getByText('этап 5 сегодня')).toBeInTheDocument();
    expect(screen.getByText('Черновик')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['8 этапов', 'Клуб «Ось»']);
  });

  it('shows the picture, with the drawn poster as a fallback', () => {
    render(<SeriesCard {...card} posterSrc="/files/poster.webp" />);
    expect(screen.getAllByText('Тур')).toHaveLength(1);

    fireEvent.error(screen.getByRole('presentation'));

    expect(screen.getAllByText('Тур')).toHaveLength(2);
  });
});
