import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

describe('<Skeleton />', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton shape="title" />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
