import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-before` and `data-after` on a horizontally scrolling strip while content is hidden beyond that edge, for
 * the fade of `TabsStrip`.
 */
export function useHiddenEdges(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();

    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
}
