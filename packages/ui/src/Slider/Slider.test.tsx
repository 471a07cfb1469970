import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeFilledFieldConformance } from '../testing/describeFieldConformance.tsx';
import { Slider } from './Slider.tsx';

const slider = () => screen.getByRole('slider', { name: 'Громкость' });

describe('<Slider />', () => {
  describeFilledFieldConformance((props) => <Slider value={0} onChange={() => undefined} {...props} />);

  it('gives a number', () => {
    const onChange = vi.fn<(value: number) => void>();
    render(<Slider label="Громкость" value={0.5} onChange={onChange} />);

    fireEvent.change(slider(), { target: { value: '0.65' } });

    expect(onChange).toHaveBeenCalledWith(0.65);
  });

  it('goes from 0 to 1 by twentieths and says the share in percent', () => {
    render(<Slider label="Громкость" value={0.55} onChange={() => undefined} />);

    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '1');
    expect(slider()).toHaveAttribute('step', '0.05');
    expect(slider()).toHaveAttribute('aria-valuetext', '55\u00A0%');
    expect(screen.getByText('55 %')).toBeVisible();
  });

  it('says 0 as a value', () => {
    render(<Slider label="Громкость" value={0} onChange={() => undefined} />);

    expect(slider()).toHaveAttribute('aria-valuetext', '0\u00A0%');
  });

  it('says another amount in the words it is given', () => {
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
