import { useEffect, useRef } from 'react';
import { focusAgain, keepFocus, withAncestors } from '../focus/keepFocus.ts';

const first = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';

/**
 * Sets the initial focus of a dialog, and restores it as soon as the dialog begins to close; if the previous element is
 * gone, such as a removed row, focuses the first control of its nearest remaining ancestor.
 */
export function useDialogFocus(open: boolean) {
  const before = useRef<readonly Element[]>([]);

  useEffect(() => {
    if (!open) return;
    return () => {
      focusAgain(before.current);
      keepFocus(before.current);
      before.current = [];
    };
  }, [open]);

  return {
    onOpen: (event: Event) => {
      const { target } = event;
      before.current = withAncestors(document.activeElement);
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      const start = target.querySelector<HTMLElement>(first) ?? target.querySelector<HTMLElement>('[data-close]');
      (start ?? target).focus();
    },
    onClose: (event: Event) => event.preventDefault(),
  };
}
