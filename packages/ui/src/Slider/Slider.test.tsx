import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeFilledFieldConformance } from '../testing/describeFieldConformance.tsx';
import { Slider } from './Slider.tsx';

const slider = () => screen.getByRole('slider', { name: 'Громкость' });

describe('<Slider />', () => {
  describeFilledFieldConformance((props) => <Slider value={0} onChange={() => undefined} {...props} />);

  it('returns a number', () => {
    const onChange = vi.fn<(value: number) => void>();
    render(<Slider label="Громкость" value={0.5} onChange={onChange} />);

    fireEvent.change(slider(), { target: { value: '0.65' } });

    expect(onChange).toHaveBeenCalledWith(0.65);
  });

  it('moves from 0 to 1 in steps of 0.05 and exposes a percentage', () => {
    render(<Slider label="Громкость" value={0.55} onChange={() => undefined} />);

    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '1');
    expect(slider()).toHaveAttribute('step', '0.05');
    expect(slider()).toHaveAttribute('aria-valuetext', '55\u00A0%');
    expect(screen.getByText('55 %')).toBeVisible();
  });

  it('exposes 0 as a value', () => {
    render(<Slider label="Громкость" value={0} onChange={() => undefined} />);

    expect(slider()).toHaveAttribute('aria-valuetext', '0\u00A0%');
  });

  it('exposes another amount by the given format', () => {
    render(
      <Slider
        label="Громкость"
        value={3}
        max={10}
        step={1}
        format={(value) => `${value} дБ`}
        onChange={() => undefined}
      />,
    );

    expect(slider()).toHaveAttribute('aria-valuetext', '3 дБ');
  });
});
