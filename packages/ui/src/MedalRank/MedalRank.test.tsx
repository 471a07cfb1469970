import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MedalRank } from './MedalRank.tsx';

describe('<MedalRank />', () => {
  it.each([
    { place: 1, medal: 'золото' },
    { place: 2, medal: 'серебро' },
    { place: 3, medal: 'бронза' },
  ])('names the medal of place $place for people who cannot see its colour', ({ place, medal }) => {
    render(<MedalRank place={place} />);

    expect(screen.getByText(new RegExp(medal))).toBeInTheDocument();
  });

  it('shows no medal for place 4', () => {
    const { container } = render(<MedalRank place={4} />);

    expect(container).toHaveTextContent(/^4$/);
  });

  it('prints nothing for an unranked rider', () => {
    const { container } = render(<MedalRank place={null} />);

    expect(container).toHaveTextContent(/^$/);
  });
});
