import { fireEvent, render, waitFor } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

export interface ConformanceProps {
  className?: string;
  ref?: Ref<never>;
  'data-conformance'?: string;
  onKeyDown?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  onPointerDown?: () => void;
  onPointerEnter?: () => void;
  onClick?: () => void;
}

export const handlers = [
  { prop: 'onKeyDown', send: (element: Element) => fireEvent.keyDown(element, { key: 'a' }) },
  { prop: 'onFocus', send: (element: Element) => fireEvent.focus(element) },
  { prop: 'onBlur', send: (element: Element) => fireEvent.blur(element) },
  { prop: 'onPointerDown', send: (element: Element) => fireEvent.pointerDown(element) },
  { prop: 'onPointerEnter', send: (element: Element) => fireEvent.pointerEnter(element) },
  { prop: 'onClick', send: (element: Element) => fireEvent.click(element) },
] as const;

/**
 * Defines the tests that all components share: their root receives the given class, ref, handlers and data attributes.
 */
export function describeConformance(create: (props: ConformanceProps) => ReactElement) {
  describe('conformance', () => {
    const found = () => document.querySelector('[data-conformance="root"]');
    // Popups are in a separate chunk.
    const root = async () => {
      if (!found()) await waitFor(() => expect(found()).not.toBeNull());
      return found();
    };

    it('passes the given class, ref and handlers to its root, beside its own', async () => {
      const ref = createRef<never>();
      const called = new Set<string>();
      const given = Object.fromEntries(handlers.map(({ prop }) => [prop, () => void called.add(prop)]));
      render(create({ className: 'given', ref, ...given, 'data-conformance': 'root' }));

      const element = await root();
      expect(element).toHaveClass('given');
      expect(ref.current).toBe(element);
      for (const { send } of handlers) send(element ?? document.body);
      expect(handlers.map(({ prop }) => prop).filter((prop) => !called.has(prop))).toEqual([]);
    });
  });
}
