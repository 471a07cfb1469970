import { type RefObject, useLayoutEffect, useState } from 'react';
import { phone, useMedia } from './useMedia.ts';

// The styles use the same breakpoint, for an aside of a wide page.
const narrowPx = 560;

/** Returns whether the table is narrow: on a phone, or in a narrow part of another site. */
export function useNarrow(place: RefObject<HTMLElement | null>): boolean {
  const isPhone = useMedia(phone);
  const [isNarrow, setIsNarrow] = useState(false);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsNarrow(element.clientWidth > 0 && element.clientWidth < narrowPx));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  return isPhone || isNarrow;
}
