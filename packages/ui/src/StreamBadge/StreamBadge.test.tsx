import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StreamBadge } from './StreamBadge.tsx';

describe('<StreamBadge />', () => {
  it.each([
    { platform: 'twitch', live: true, text: 'ЭфирTwitch' },
    { platform: 'youtube', live: false, text: 'ЗаписьYouTube' },
  ] as const)('exposes as text whether $platform is live: $live', ({ text, ...props }) => {
    const { container } = render(<StreamBadge {...props} />);

    expect(container).toHaveTextContent(text);
  });

  it('links to the stream if there is an address', () => {
    render(<StreamBadge platform="youtube" live={false} href="https://video.example/1" />);

    expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://video.example/1');
  });
});
