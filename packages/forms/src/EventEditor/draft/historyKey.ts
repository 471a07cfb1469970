import type { KeyboardEvent } from 'react';

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/** Maps Ctrl Z, Ctrl Shift Z and Ctrl Y outside of fields, which have a native undo. */
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
