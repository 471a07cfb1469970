import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StreamCard } from './StreamCard.tsx';

const card = {
  title: 'Этап 5',
  rider: 'Тимур Ветлужский',
  riderName: 'Тимур Ветлужский',
  viewers: 131,
  history: [null, 10, 5],
  places: [
    { platform: 'twitch', href: 'https://www.twitch.tv/veter_live' },
    { platform: 'youtube', href: 'https://www.youtube.com/watch?v=otryv' },
  ],
} as const;
const barsOf = (paths: NodeListOf<SVGPathElement>) => [...paths].map((path) => path.getAttribute('d')).join('');

describe('<StreamCard />', () => {
  it('links the title to the first platform, and each platform by its name and the rider', () => {
    render(<StreamCard {...card} />);

    expect(screen.getByRole('link', { name: 'Этап 5' })).toHaveAttribute('href', card.places[0].href);
    expect(screen.getByRole('link', { name: /^YouTube\s?, Тимур Ветлужский/ })).toHaveAttribute(
      'href',
      card.places[1].href,
    );
  });

  it('exposes as text that it is live, and the number of viewers', () => {
    render(<StreamCard {...card} />);

    expect(screen.getByText('в эфире')).toBeInTheDocument();
    expect(screen.getByText('131 зритель')).toBeInTheDocument();
  });

  it('omits viewers not disclosed by the platform', () => {
    render(<StreamCard {...card} viewers={null} />);

    expect(screen.queryByText(/зрител/)).toBeNull();
  });

  it('draws the highest bar at full height, the current one distinctly, and a baseline while off air', () => {
    const { container } = render(<StreamCard {...card} />);

    const bars = barsOf(container.querySelectorAll('path'));
    expect(bars).toContain('v-2.5h');
    expect(bars).toContain('v-100.0h');
    expect(container.querySelectorAll('path')[1]?.getAttribute('d')).toContain('v-50.0h');
  });
});
