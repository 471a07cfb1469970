import { fireEvent, render, waitFor } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';

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

/** The promises that all components share: their root takes the class, the ref, the handlers and the data attributes given. */
export function describeConformance(create: (props: ConformanceProps) => ReactElement) {
  describe('conformance', () => {
    const found = () => document.querySelector('[data-conformance="root"]');
    // Parts that open over the page come with a chunk of their own.
    const root = async () => {
      if (!found()) await waitFor(() => expect(found()).not.toBeNull());
      return found();
    };

    it('adds the given class to the classes of its root', async () => {
      render(create({ className: 'given', 'data-conformance': 'root' }));

      expect(await root()).toHaveClass('given');
    });

    it.each(handlers)('calls the given $prop as well as its own', async ({ prop, send }) => {
      const handle = vi.fn<() => void>();
      render(create({ [prop]: handle, 'data-conformance': 'root' }));

      send((await root()) ?? document.body);

      expect(handle).toHaveBeenCalled();
    });

    it('gives its root to the ref', async () => {
      const ref = createRef<never>();

      render(create({ ref, 'data-conformance': 'root' }));

      const element = await root();
      expect(ref.current).toBe(element);
    });
  });
}
