import type { KeyboardEvent } from 'react';

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/** What Ctrl Z, Ctrl Shift Z and Ctrl Y ask for outside of fields, which have an undo of their own. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isDefaultPrevented()) return null;
  if (event.target instanceof Element && event.target.matches(typing)) return null;
  switch (event.code) {
    case 'KeyZ':
      return event.shiftKey ? 'redo' : 'undo';
    case 'KeyY':
      return 'redo';
    default:
      return null;
  }
}
