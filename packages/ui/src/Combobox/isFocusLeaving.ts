import type { FocusEvent } from 'react';

/** Whether the focus went out of the element that listens, and not only to another part of it. */
export function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
