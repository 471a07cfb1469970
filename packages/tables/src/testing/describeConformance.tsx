import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

export interface ConformanceProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
  'data-conformance'?: string;
}

/** The promises that all tables share: their root takes the class, the ref and the data attributes given. */
export function describeConformance(create: (props: ConformanceProps) => ReactElement) {
  describe('conformance', () => {
    it('adds the given class to the classes of its root', () => {
      render(create({ className: 'given', 'data-conformance': 'root' }));

      expect(document.querySelector('[data-conformance="root"]')).toHaveClass('given');
    });

    it('gives its root to the ref', () => {
      const ref = createRef<HTMLDivElement>();

      render(create({ ref, 'data-conformance': 'root' }));

      expect(ref.current).toBe(document.querySelector('[data-conformance="root"]'));
    });
  });
}
