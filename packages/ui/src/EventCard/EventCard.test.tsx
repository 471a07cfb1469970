import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { aRoute } from '../testing/aRoute.ts';
import { EventCard, type EventCardProps } from './EventCard.tsx';

const card: EventCardProps = {
  title: 'Субботний пролог',
  href: '/race/schedule/7',
  startsAt: '2026-11-21T12:42:00Z',
  kind: 'Гонка',
  palette: 'ink',
  route: aRoute(),
  distanceKm: 23.8,
};

describe('<EventCard />', () => {
  it('is a single link', () => {
    render(<EventCard {...card} counts={[{ category: 'A', count: 14 }]} />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Субботний пролог' })).toHaveAttribute('href', '/race/schedule/7');
  });

  it("marks the reader's own group", () => {
    render(
      <EventCard
        {...card}
        counts={[
          { category: 'A', count: 14 },
          { category: 'B', count: 2 },
        ]}
        ownGroup="B"
      />,
    );

    expect(screen.getByText('Ваша').previousElementSibling).toHaveTextContent('B2');
  });

  it.each([
    { startsAt: '2026-11-21T12:42:00Z', text: /через 42\sмин/ },
    { startsAt: '2026-11-22T08:00:00Z', text: /Завтра/ },
    { startsAt: '2026-11-28T08:00:00Z', text: /28 ноября/ },
    { startsAt: '2026-11-21T11:59:00Z', text: /Заезд начался/ },
  ])('shows how far away the start at $startsAt is', ({ startsAt, text }) => {
    render(
      <OtryvProvider now={Date.parse('2026-11-21T12:00:00Z')}>
        <EventCard {...card} startsAt={startsAt} />
      </OtryvProvider>,
    );

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows that there is no date', () => {
    render(<EventCard {...card} startsAt={null} />);

    expect(screen.getByText('нет даты...')).toBeInTheDocument();
  });
});
