import { useEffect, useRef } from 'react';

const first = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';
const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/**
 * Where focus starts in a dialog, and the way back to where it was, as soon as the dialog begins to close; where that is
 * gone, as the line of what was removed, to the first control of the nearest place around it that is left.
 */
export function useDialogFocus(open: boolean) {
  const before = useRef<readonly Element[]>([]);

  useEffect(() => {
    if (!open) return;
    return () => {
      controlLeft(before.current)?.focus();
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

/** The element and what is around it within the page: where the page itself is another, its beginning is the place. */
function withAncestors(element: Element | null): Element[] {
  return element === null || element.matches('body, main') ? [] : [element, ...withAncestors(element.parentElement)];
}

function controlLeft([control, ...around]: readonly Element[]): HTMLElement | null {
  if (control?.isConnected) return control instanceof HTMLElement ? control : null;
  for (const place of around) {
    const left = place.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
    if (left) return left;
  }
  return null;
}
