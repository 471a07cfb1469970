import { useEffect, useState } from 'react';

/** Blocks links out of a page with unsaved text until the reader has decided. */
export function useLeaveGuard(isDirty: boolean) {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      // The router listens below the document: it does not receive the click.
      event.stopPropagation();
      setTarget(path);
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isDirty]);

  return { target, stay: () => setTarget(null) };
}

/** Returns the path that a click opens within the portal in this window; `null` for any other click. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  if (!link?.hasAttribute('href') || !isPlain || link.target === '_blank' || link.origin !== location.origin)
    return null;
  const isSamePage = link.getAttribute('href')?.startsWith('#');
  return isSamePage ? null : link.pathname + link.search + link.hash;
}
