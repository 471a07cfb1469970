import { useEffect, useEffectEvent } from 'react';

/** Where a key means its letter, and windows that stand above the page. */
const busy = 'input, textarea, select, [contenteditable], [data-modal]';

/** Calls back on «/» outside of fields and dialogs; on Russian keyboards the same key writes a point. */
export function useSlashKey(onSlash: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const isSlash = key === '/' || (code === 'Slash' && !shiftKey);
    if (!isSlash || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(busy)) return;
    // The browser's own search opens by this key too.
    event.preventDefault();
    onSlash();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
