import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrganizerCard } from './OrganizerCard.tsx';

const card = { title: 'Клуб «Ось»', href: '/organizers/klub-os', shortName: 'ОСЬ', palette: 'ink' } as const;

describe('<OrganizerCard />', () => {
  it('is a single link, with the motto and the facts', () => {
    render(<OrganizerCard {...card} text="Гонки по четвергам" facts={['0 заездов впереди', '214 проведено']} />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Клуб «Ось»' })).toHaveAttribute('href', '/organizers/klub-os');
    expect(screen.getByText('Гонки по четвергам')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0 заездов впереди',
      '214 проведено',
    ]);
  });

  it('shows the picture, with the drawn poster as a fallback', () => {
    render(<OrganizerCard {...card} posterSrc="/files/poster.webp" />);
    expect(screen.queryByText('ОСЬ')).toBeNull();

    fireEvent.error(screen.getByRole('presentation'));

    expect(screen.getByText('ОСЬ')).toBeInTheDocument();
    expect(screen.queryByRole('presentation')).toBeNull();
  });
});
