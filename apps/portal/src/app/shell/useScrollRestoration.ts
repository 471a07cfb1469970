import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollAreas } from './useScrollAreas.ts';

const mainId = 'otryv-main';

/** On a new address: the page from its top, and the focus at its content. Back and forward keep their place. */
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
