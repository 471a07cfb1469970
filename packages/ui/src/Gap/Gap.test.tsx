import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Gap } from './Gap.tsx';
import { GapTrack } from './GapTrack.tsx';

const widthsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));

describe('<Gap />', () => {
  it('labels the leader', () => {
    render(<Gap gapMs={0} aheadMs={null} scaleMs={10_000} leader />);

    expect(screen.getByText('лидер')).toBeInTheDocument();
  });

  it('prints another figure if the list is ranked by another value', () => {
    render(<Gap gapMs={181} aheadMs={168} scaleMs={290} figure="−181" />);

    expect(screen.getByText('−181')).toBeInTheDocument();
  });

  it('prints a gap of 0 as a gap, not as a blank', () => {
    render(<Gap gapMs={0} aheadMs={0} scaleMs={10_000} />);

    expect(screen.getByText('+0мс')).toBeInTheDocument();
  });

  it('draws nothing for a blank gap', () => {
    const { container } = render(<Gap gapMs={null} aheadMs={null} scaleMs={10_000} />);

    expect(container.querySelector('svg')).toBeNull();
    expect(container).toHaveTextContent(/^$/);
  });
});

describe('<GapTrack />', () => {
  describeConformance((props) => <GapTrack gapMs={1000} aheadMs={0} scaleMs={10_000} {...props} />);

  it('is grey up to the rider ahead and pink from there', () => {
    const { container } = render(<GapTrack gapMs={7500} aheadMs={2500} scaleMs={10_000} />);

    expect(widthsOf(container)).toEqual(['25%', '50%', '3']);
  });

  it('ends in an arrow beyond the scale', () => {
    const { container } = render(<GapTrack gapMs={20_000} aheadMs={5000} scaleMs={10_000} />);

    expect(container.querySelector('[data-over]')).not.toBeNull();
    expect(widthsOf(container)).toEqual(['50%', '50%', '3']);
  });

  it('writes no style attribute on the server', () => {
    expect(renderToString(<GapTrack gapMs={7500} aheadMs={2500} scaleMs={10_000} />)).not.toContain('style=');
  });
});
