import { useEffect } from 'react';
import { keepFocus, withAncestors } from '../focus/keepFocus.ts';

/**
 * Keeps focus near a control that its keyboard activation removes, such as the row of an accepted request. Lost focus
 * falls to `body`, and Tab would start again at the top of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const onClick = ({ detail }: MouseEvent) => {
      const isByKeyboard = detail === 0;
      if (!isByKeyboard) return;
      stop?.();
      stop = keepFocus(withAncestors(document.activeElement), { mayReturn: true });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stop?.();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
