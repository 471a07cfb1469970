import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Chip } from './Chip.tsx';

describe('<Chip />', () => {
  describeConformance((props) => <Chip {...props}>Лидер</Chip>);

  it('tells its tone in an attribute', () => {
    render(<Chip tone="own">Вы</Chip>);

    expect(screen.getByText('Вы')).toHaveAttribute('data-tone', 'own');
  });
});
