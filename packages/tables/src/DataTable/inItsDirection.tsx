import type { ReactNode } from 'react';

/** A text by its own letters: in a page written from right to left «+132мс» and «To prev.» keep their order. */
export function inItsDirection(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;
}
