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
    it('gives its root the class and the ref given', () => {
      const ref = createRef<HTMLDivElement>();

      render(create({ className: 'given', ref, 'data-conformance': 'root' }));

      const root = document.querySelector('[data-conformance="root"]');
      expect(root).toHaveClass('given');
      expect(ref.current).toBe(root);
    });
  });
}
