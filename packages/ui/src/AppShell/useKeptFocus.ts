import { useEffect } from 'react';
import { keepFocus, withAncestors } from '../focus/keepFocus.ts';

/**
 * Where a press of a key takes its own control away, as the row of a request that was accepted, the focus goes on to what
 * is left nearest to it: from the body of the page readers would walk through all of it again.
 */
export function useKeptFocus() {
  useEffect(() => {
    const keep = ({ detail }: MouseEvent) => {
      const isOfKeys = detail === 0;
      if (isOfKeys) keepFocus(withAncestors(document.activeElement), { mayReturn: true });
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, []);
}
