import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the id after the `#` of the address; scrolls to its section and focuses it once rendered. */
export function useSectionOfAddress(isThere: boolean): string {
  const { hash, key } = useLocation();
  const id = idOf(hash);

  // A link to the section that is already in the address brings its reader back there: it changes only the key.
  useEffect(() => {
    const section = isThere ? sectionOf(hash) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isThere, hash, key]);

  return id;
}

/** Returns the section that a hash names; `null` if it is not rendered. */
export function sectionOf(hash: string): HTMLElement | null {
  const id = idOf(hash);
  return id === '' ? null : document.getElementById(id);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
