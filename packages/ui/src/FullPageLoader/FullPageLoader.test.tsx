import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FullPageLoader } from './FullPageLoader.tsx';

describe('<FullPageLoader />', () => {
  it('announces that something is loading', () => {
    render(<FullPageLoader />);

    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
  });
});
