import { useEffect, useRef } from 'react';

const durationMs = 100;

/** Fades the content in when the page changes; the first page, and every page with reduced motion, is there at once. */
export function usePageTransition(page: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    main.current?.animate?.({ opacity: [0, 1] }, { duration: durationMs, easing: 'ease-out' });
  }, [page]);

  return main;
}
