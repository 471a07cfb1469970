import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollAreas } from './useScrollAreas.ts';

const mainId = 'otryv-main';

/** Scrolls a new address to the top and focuses its content. Back and forward keep the scroll position. */
export function useScrollRestoration(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const arrivedAt = useRef(pathname);
  useScrollAreas();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (kind === 'POP') return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  }, [pathname, kind]);
}
