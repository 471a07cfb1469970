import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

export interface ConformanceProps {
  className?: string;
  ref?: Ref<HTMLFormElement>;
  'data-conformance'?: string;
}

/** The promises that all forms share: their root takes the class, the ref and the data attributes given. */
export function describeConformance(create: (props: ConformanceProps) => ReactElement) {
  describe('conformance', () => {
    it('adds the given class to those of its root, and gives it to the ref', () => {
      const ref = createRef<HTMLFormElement>();

      render(create({ className: 'given', ref, 'data-conformance': 'root' }));

      const root = document.querySelector('[data-conformance="root"]');
      expect(root).toHaveClass('given');
      expect(root?.classList.length).toBeGreaterThan(1);
      expect(ref.current).toBe(root);
    });
  });
}
