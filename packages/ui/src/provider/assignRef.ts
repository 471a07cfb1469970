import type { Ref } from 'react';

/** Assigns an element to the ref of a host, for a component that has a ref of its own as well. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
