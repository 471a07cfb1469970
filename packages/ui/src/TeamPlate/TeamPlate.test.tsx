import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamPlate } from './TeamPlate.tsx';

const textIn = (container: HTMLElement) => container.querySelector('text');

describe('<TeamPlate />', () => {
  it('draws the colours as SVG attributes, which a strict CSP allows', () => {
    const html = renderToString(<TeamPlate code="ВЕТЕР" background="#1f6fd0" colour="#ffffff" />);

    expect(html).toContain('fill="#1f6fd0"');
    expect(html).toContain('fill="#ffffff"');
    expect(html).not.toContain('style=');
  });

  it('shrinks a longer code to fit twelve characters', () => {
    const { container, rerender } = render(<TeamPlate code="ОСЬ" />);
    expect(textIn(container)).toHaveAttribute('font-size', '40.0');

    rerender(<TeamPlate code="ДВЕНАДЦАТЬЮЮ" />);

    expect(Number(textIn(container)?.getAttribute('font-size'))).toBeLessThan(17);
  });

  it('shows the logo, with the code as a fallback', () => {
    const { container } = render(<TeamPlate code="ВЕТЕР" logoSrc="/files/logo.webp" />);
    const logo = container.querySelector('img');
    expect(logo).toHaveAttribute('src', '/files/logo.webp');
    expect(textIn(container)).toBeNull();

    if (logo) fireEvent.error(logo);

    expect(textIn(container)).toHaveTextContent('ВЕТЕР');
  });
});
