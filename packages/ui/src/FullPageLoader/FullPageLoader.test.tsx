import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FullPageLoader } from './FullPageLoader.tsx';

describe('<FullPageLoader />', () => {
  it('says that something is being loaded', () => {
    render(<FullPageLoader />);

    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
  });
});
