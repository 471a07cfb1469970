import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chip } from './Chip.tsx';

describe('<Chip />', () => {
  it('exposes its tone in an attribute', () => {
    render(<Chip tone="own">Вы</Chip>);

    expect(screen.getByText('Вы')).toHaveAttribute('data-tone', 'own');
  });
});
