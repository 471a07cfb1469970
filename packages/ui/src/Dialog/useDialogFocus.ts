import { useEffect, useRef } from 'react';
import { focusAgain, keepFocus, withAncestors } from '../focus/keepFocus.ts';

const first = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';

/**
 * Where focus starts in a dialog, and the way back to where it was, as soon as the dialog begins to close; where that is
 * gone, as the line of what was removed, to the first control of the nearest place around it that is left.
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
