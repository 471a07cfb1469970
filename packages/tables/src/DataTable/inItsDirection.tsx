import type { ReactNode } from 'react';

/** Isolates the direction of a text: in a right-to-left page «+132мс» and «To prev.» keep their order. */
export function inItsDirection(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;
}
