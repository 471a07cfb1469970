import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VariabilityDot } from './VariabilityDot.tsx';

describe('<VariabilityDot />', () => {
  it.each([
    { index: 1.05, level: 1 },
    { index: 1.1, level: 2 },
    { index: 1.2, level: 3 },
    { index: 1.21, level: 4 },
  ])('fills $level ticks for the index $index', ({ index, level }) => {
    render(<VariabilityDot index={index} />);

    expect(screen.getByRole('img', { name: `Вариативность ${index.toFixed(2)}, ${level} из 4` })).toHaveAttribute(
      'data-level',
      String(level),
    );
  });

  it('draws nothing without an index', () => {
    const { container } = render(<VariabilityDot index={null} />);

    expect(container).toBeEmptyDOMElement();
  });
});
