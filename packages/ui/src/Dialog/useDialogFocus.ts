import { useEffect, useRef } from 'react';

const first = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';

/** Where focus starts in a dialog, and the way back to where it was, as soon as the dialog begins to close. */
export function useDialogFocus(open: boolean) {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!open) return;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
      before.current = null;
    };
  }, [open]);

  return {
    onOpen: (event: Event) => {
      const { target } = event;
      before.current = document.activeElement;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      const start = target.querySelector<HTMLElement>(first) ?? target.querySelector<HTMLElement>('[data-close]');
      (start ?? target).focus();
    },
    onClose: (event: Event) => event.preventDefault(),
  };
}
