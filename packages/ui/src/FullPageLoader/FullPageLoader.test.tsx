import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { FullPageLoader } from './FullPageLoader.tsx';

describe('<FullPageLoader />', () => {
  describeConformance((props) => <FullPageLoader {...props} />);

  it('says that something is being loaded', () => {
    render(<FullPageLoader />);

    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
  });
});
