import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TeamCard } from './TeamCard.tsx';

const card = { title: 'Ветер', href: '/teams/veter/members', code: 'ВТР' } as const;

describe('<TeamCard />', () => {
  it('is a single link, with the code, the motto and the facts', () => {
    render(<TeamCard {...card} text="Едем группой" facts={['0 очков', '24 участника']} />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ветер' })).toHaveAttribute('href', '/teams/veter/members');
    expect(screen.getByText('ВТР')).toBeInTheDocument();
    expect(screen.getByText('Едем группой')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['0 очков', '24 участника']);
  });

  it("marks the reader's team as text too", () => {
    render(<TeamCard {...card} own chip="Ваша" />);

    expect(screen.getByText('Ваша')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('data-own');
  });

  it('omits a poster that fails to load', () => {
    const { container } = render(<TeamCard {...card} posterSrc="/files/poster.webp" />);
    const poster = container.querySelector('img');
    expect(poster).toHaveAttribute('src', '/files/poster.webp');

    if (poster) fireEvent.error(poster);

    expect(container.querySelector('img')).toBeNull();
  });
});
