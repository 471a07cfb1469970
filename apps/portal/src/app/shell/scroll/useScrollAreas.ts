import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  left: number;
  top: number;
}

type Places = Map<string, Place>;

const byReader = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Restores scrollable areas inside a page, such as wide tables, on back and forward: browsers restore the page alone.
 */
export function useScrollAreas(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const ofEntries = useRef(new Map<string, Places>());
  const here = useRef(key);
  const wanted = useRef<Places>(new Map());

  useLayoutEffect(() => {
    const left = ofEntries.current.get(here.current);
    // A filter in the address replaces the entry; the page stays.
    if (kind === 'REPLACE' && left) ofEntries.current.set(key, left);
    const isOther = here.current !== key;
    here.current = key;
    if (kind !== 'POP' || !isOther) return;

    wanted.current = new Map(ofEntries.current.get(key));
    const restore = () => {
      for (const [name, place] of wanted.current) {
        const area = document.querySelector(`main [aria-label="${CSS.escape(name)}"]`);
        if (!area || !reaches(area, place)) continue;
        area.scrollTo({ ...place, behavior: 'instant' });
        wanted.current.delete(name);
      }
      if (wanted.current.size === 0) end();
    };
    // Areas appear when their data is loaded, and reach their full size once measured.
    const observer = new MutationObserver(restore);
    const end = () => {
      wanted.current.clear();
      observer.disconnect();
      for (const event of byReader) document.removeEventListener(event, end);
    };
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    for (const event of byReader) document.addEventListener(event, end);
    restore();
    return end;
  }, [key, kind]);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const name = target instanceof Element ? target.getAttribute('aria-label') : null;
      // An area that has not yet grown to its previous offset is scrolled elsewhere.
      if (!(target instanceof Element) || name === null || wanted.current.has(name)) return;
      const places = ofEntries.current.get(here.current) ?? new Map<string, Place>();
      ofEntries.current.set(here.current, places.set(name, { left: target.scrollLeft, top: target.scrollTop }));
    };
    document.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', remember, { capture: true });
  }, []);
}

function reaches(area: Element, { left, top }: Place): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = area;
  return scrollWidth - clientWidth >= Math.floor(left) && scrollHeight - clientHeight >= Math.floor(top);
}
