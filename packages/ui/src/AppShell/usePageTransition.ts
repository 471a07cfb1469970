import { useEffect, useRef } from 'react';

const durationMs = 100;

/** Fades in the content when the page changes, except for the first page and with reduced motion. */
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
