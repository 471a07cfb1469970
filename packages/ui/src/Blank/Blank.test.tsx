import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Blank } from './Blank.tsx';

describe('<Blank />', () => {
  describeConformance((props) => <Blank {...props} />);

  it('exposes the reason instead of the dash', () => {
    render(<Blank reason="пульсометра не было" />);

    expect(screen.getByRole('img', { name: 'пульсометра не было' })).toHaveTextContent('—');
  });

  it('marks a value as hidden, with the reason in a tooltip', () => {
    render(<Blank kind="hidden" reason="Райдер скрыл вес" />);

    expect(screen.getByText('скрыто')).toHaveAttribute('title', 'Райдер скрыл вес');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
