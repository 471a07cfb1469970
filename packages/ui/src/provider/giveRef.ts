import type { Ref } from 'react';

/** Gives an element also to the ref of a host, beside the one that a component keeps for itself. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
