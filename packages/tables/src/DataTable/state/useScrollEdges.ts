import { type RefObject, useEffect } from 'react';

/**
 * Sets attributes for the styles of a scroller, without a render: `data-scrolled` once it was scrolled horizontally,
 * `data-more` while columns are beyond its end, and `data-fits` while all columns fit, so that the header may stick to
 * the page instead.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const scrolled = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-scrolled', scrolled > 0);
      element.toggleAttribute('data-more', scrolled + element.clientWidth < element.scrollWidth - 1);
    };
    let frame = 0;
    const measure = () => {
      const table = element.firstElementChild;
      element.dataset.fits = String(table === null || table.scrollWidth <= element.clientWidth);
      onScroll();
    };
    // In the next frame, because the result may change the observed height.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });

    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
}
