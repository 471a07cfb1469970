import { render, screen } from '@testing-library/react';
import { Moon } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { IconButton } from './IconButton.tsx';

describe('<IconButton />', () => {
  describeConformance((props) => <IconButton icon={Moon} label="Сменить тему" {...props} />);

  it('has a name and a title', () => {
    render(<IconButton icon={Moon} label="Сменить тему" />);

    expect(screen.getByRole('button', { name: 'Сменить тему' })).toHaveAttribute('title', 'Сменить тему');
  });
});
