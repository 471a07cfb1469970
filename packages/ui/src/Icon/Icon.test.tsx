import { render } from '@testing-library/react';
import { Flag } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Icon } from './Icon.tsx';

describe('<Icon />', () => {
  describeConformance((props) => <Icon of={Flag} {...props} />);

  it('is hidden from screen readers, as text is beside it', () => {
    const { container } = render(<Icon of={Flag} size="l" />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('width', '20');
  });
});
