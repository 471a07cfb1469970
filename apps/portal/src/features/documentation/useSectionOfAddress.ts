import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the id after the `#` of the address; scrolls to its section once rendered. */
export function useSectionOfAddress(isThere: boolean): string {
  const { hash } = useLocation();
  const id = decoded(hash.slice(1));

  useEffect(() => {
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isThere, id]);

  return id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
