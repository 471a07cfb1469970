import { useEffect, useRef } from 'react';

const first = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';
const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
/** How long after a dialog the page may take the control away: what it wrote is read again. */
const patienceMs = 10_000;

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

/** The element and what is around it within the page: where the page itself is another, its beginning is the place. */
function withAncestors(element: Element | null): Element[] {
  return element === null || element.matches('body, main') ? [] : [element, ...withAncestors(element.parentElement)];
}

/** Moves the focus to what is left once its control goes or is disabled, until the reader moves it. */
function keepFocus(places: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    const { activeElement: active, body } = document;
    if (active === places[0] && isLeft(active)) return;
    if (active === body || active === places[0]) controlLeft(places)?.focus();
    stop();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, patienceMs);
  document.addEventListener('pointerdown', stop);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

function isLeft(control: Element | undefined): control is HTMLElement {
  return control instanceof HTMLElement && control.isConnected && !control.matches(':disabled');
}

function controlLeft([control, ...around]: readonly Element[]): HTMLElement | null {
  if (isLeft(control)) return control;
  for (const place of around) {
    const left = place.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
    if (left) return left;
  }
  return null;
}
