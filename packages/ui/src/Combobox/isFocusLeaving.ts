import type { FocusEvent } from 'react';

/** Whether focus leaves the listening element, rather than moving within it. */
export function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
