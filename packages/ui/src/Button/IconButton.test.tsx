import { render, screen } from '@testing-library/react';
import { Moon } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('<IconButton />', () => {
  it('has a name and a title', () => {
    render(<IconButton icon={Moon} label="Сменить тему" />);

    expect(screen.getByRole('button', { name: 'Сменить тему' })).toHaveAttribute('title', 'Сменить тему');
  });
});
