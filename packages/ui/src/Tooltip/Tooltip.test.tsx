import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { placeTip } from './placeTip.ts';
import { Tooltip } from './Tooltip.tsx';

describe('<Tooltip />', () => {
  describeConformance((props) => (
    <Tooltip tip="Причина" {...props}>
      VP
    </Tooltip>
  ));

  it('opens on focus, describes the mark and closes on Escape', async () => {
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await userEvent.tab();

    const tip = screen.getByRole('tooltip');
    expect(tip).toHaveTextContent('Причина');
    expect(tip.parentElement).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on hover and closes when the pointer leaves', async () => {
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await userEvent.hover(screen.getByText('VP'));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(screen.getByText('VP'));

    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on a tap', async () => {
    const user = userEvent.setup();
    render(<Tooltip tip="Причина">VP</Tooltip>);

    await user.pointer({ keys: '[TouchA]', target: screen.getByText('VP') });

    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('takes no focus when there is nothing to say', () => {
    render(<Tooltip tip={null}>DNF</Tooltip>);

    expect(screen.getByText('DNF')).not.toHaveAttribute('tabindex');
  });
});

describe('placeTip', () => {
  const tipOf = (width: number, height: number) => {
    const tip = document.createElement('span');
    tip.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    return tip;
  };
  const screenOf = (width: number, height: number) => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
    Object.defineProperty(document.documentElement, 'clientHeight', { value: height, configurable: true });
  };

  it('keeps the tip inside the left edge of the screen', () => {
    const tip = tipOf(200, 30);
    screenOf(390, 844);

    placeTip(tip, new DOMRect(10, 100, 20, 20));

    expect(tip.style.left).toBe('8px');
    expect(tip.style.top).toBe('124px');
  });

  it('puts the tip above its mark at the lower edge of the screen', () => {
    const tip = tipOf(200, 30);
    screenOf(390, 844);

    placeTip(tip, new DOMRect(180, 830, 20, 10));

    expect(tip.style.top).toBe('796px');
  });
});
