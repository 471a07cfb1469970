import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { FactList } from './FactList.tsx';

describe('<FactList />', () => {
  describeConformance((props) => <FactList facts={[{ label: 'Видят', value: 'все' }]} {...props} />);

  it('names each value, a zero too', () => {
    render(<FactList facts={[{ label: 'Набор', value: 0 }]} />);

    expect(screen.getByRole('term')).toHaveTextContent('Набор');
    expect(screen.getByRole('definition')).toHaveTextContent('0');
  });
});
