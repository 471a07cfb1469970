import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RaceTime } from './RaceTime.tsx';

describe('<RaceTime />', () => {
  it('prints thousandths and provides a machine-readable duration', () => {
    const { container } = render(<RaceTime ms={1_457_346} />);

    expect(container).toHaveTextContent('24:17.346');
    expect(container.firstElementChild).toHaveAttribute('datetime', 'PT1457.346S');
  });

  it('prints a dash with a reason for a missing time', () => {
    render(<RaceTime ms={null} />);

    expect(screen.getByRole('img', { name: 'не измерено' })).toBeInTheDocument();
  });
});
