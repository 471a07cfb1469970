import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamBadge } from './TeamBadge.tsx';

describe('<TeamBadge />', () => {
  it('draws the colour as an SVG attribute, which a strict CSP allows', () => {
    const html = renderToString(<TeamBadge code="ВЕТЕР" colour="#1f6fd0" />);

    expect(html).toContain('fill="#1f6fd0"');
    expect(html).not.toContain('style=');
  });

  it('links to the team if it has a page', () => {
    render(<TeamBadge code="ВЕТЕР" href="/teams/veter" />);

    expect(screen.getByRole('link', { name: 'ВЕТЕР' })).toHaveAttribute('href', '/teams/veter');
  });
});
