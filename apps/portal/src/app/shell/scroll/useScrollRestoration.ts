import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionOf } from '../../../lib/navigation/useSectionOfAddress.ts';
import { useScrollAreas } from './useScrollAreas.ts';

const mainId = 'otryv-main';

/**
 * Scrolls a new address to the top and focuses its content, unless the address names a section of it. Back and forward
 * keep the scroll position.
 */
export function useScrollRestoration(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const arrivedAt = useRef(pathname);
  useScrollAreas();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A section that is rendered by now has scrolled into view already, and may have the focus.
    const section = sectionOf(hash);
    if (section === null || section !== document.activeElement) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    if (kind === 'POP' || section !== null) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  }, [pathname, hash, kind]);
}
