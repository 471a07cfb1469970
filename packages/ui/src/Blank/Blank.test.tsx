import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Blank } from './Blank.tsx';

describe('<Blank />', () => {
  describeConformance((props) => <Blank {...props} />);

  it('names the reason in place of the dash', () => {
    render(<Blank reason="пульсометра не было" />);

    expect(screen.getByRole('img', { name: 'пульсометра не было' })).toHaveTextContent('—');
  });

  it('says that a value is hidden, with the reason as a tip', () => {
    render(<Blank kind="hidden" reason="Райдер скрыл вес" />);

    expect(screen.getByText('скрыто')).toHaveAttribute('title', 'Райдер скрыл вес');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
