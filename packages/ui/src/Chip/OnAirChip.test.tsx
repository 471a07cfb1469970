import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OnAirChip } from './OnAirChip.tsx';

describe('<OnAirChip />', () => {
  it('opens the stream in a new tab without exposing the page to it', () => {
    render(<OnAirChip href="https://streams.example/veter">в эфире</OnAirChip>);

    const link = screen.getByRole('link', { name: 'в эфире' });
    expect(link).toHaveAttribute('href', 'https://streams.example/veter');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
