import { useEffect, useEffectEvent } from 'react';

/** Elements in which the key types its character, and overlays above the page. */
const busy = 'input, textarea, select, [contenteditable], [data-modal]';

/** Calls back on «/» outside of fields and dialogs; on Russian keyboards the same key types a period. */
export function useSlashKey(onSlash: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const isSlash = key === '/' || (code === 'Slash' && !shiftKey);
    if (!isSlash || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(busy)) return;
    // The browser's own search opens with this key too.
    event.preventDefault();
    onSlash();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
