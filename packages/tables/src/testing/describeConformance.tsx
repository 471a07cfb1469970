import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

export interface ConformanceProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
  'data-conformance'?: string;
}

/** Defines the tests that all tables share: their root receives the given class, ref and data attributes. */
export function describeConformance(create: (props: ConformanceProps) => ReactElement) {
  describe('conformance', () => {
    it('passes the given class and ref to its root', () => {
      const ref = createRef<HTMLDivElement>();

      render(create({ className: 'given', ref, 'data-conformance': 'root' }));

      const root = document.querySelector('[data-conformance="root"]');
      expect(root).toHaveClass('given');
      expect(ref.current).toBe(root);
    });
  });
}
