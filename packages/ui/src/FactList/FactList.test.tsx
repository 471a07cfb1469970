import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FactList } from './FactList.tsx';

describe('<FactList />', () => {
  it('labels each value, including a zero', () => {
    render(<FactList facts={[{ label: 'Набор', value: 0 }]} />);

    expect(screen.getByRole('term')).toHaveTextContent('Набор');
    expect(screen.getByRole('definition')).toHaveTextContent('0');
  });
});
