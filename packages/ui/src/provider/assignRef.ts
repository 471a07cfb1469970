import type { Ref } from 'react';

/** Assigns an element to the host's ref, for a component that has its own ref too. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
