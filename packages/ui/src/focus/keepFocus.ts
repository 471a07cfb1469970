const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
/** How long the page may take to remove the control: what it wrote is read again. */
const patienceMs = 10_000;

/** The element and what is around it within the page: where the page itself is another, its beginning is the place. */
export function withAncestors(element: Element | null): Element[] {
  return element === null || element.matches('body, main') ? [] : [element, ...withAncestors(element.parentElement)];
}

/** The control, or where it is gone or disabled, the first one of the nearest place around it that is left. */
function controlLeft([control, ...around]: readonly Element[]): HTMLElement | null {
  if (isLeft(control)) return control;
  for (const place of around) {
    const left = place.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
    if (left) return left;
  }
  return null;
}

/** Moves focus back to the control, and the page stays where it is; to what is left of its place the page scrolls. */
export function focusAgain(places: readonly Element[]): void {
  const left = controlLeft(places);
  left?.focus({ preventScroll: left === places[0] });
}

/**
 * Moves focus to what is left once the control is removed, until the reader moves it or ten seconds have passed; returns
 * what ends it earlier. With `mayReturn` a disabled control keeps its turn, as a button does while its request is pending.
 */
export function keepFocus(places: readonly Element[], { mayReturn = false } = {}): () => void {
  const [control] = places;
  const observer = new MutationObserver(() => {
    const { activeElement: active, body } = document;
    const isHeld = active === control || active === body;
    if (isHeld && isLeft(control)) return focusAgain(places);
    if (isHeld && mayReturn && control?.isConnected) return;
    if (isHeld) focusAgain(places);
    stop();
  });
  const moved = new AbortController();
  const stop = () => {
    observer.disconnect();
    moved.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, patienceMs);
  document.addEventListener('pointerdown', stop, moved);
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && stop(), moved);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return stop;
}

function isLeft(control: Element | undefined): control is HTMLElement {
  return control instanceof HTMLElement && control.isConnected && !control.matches(':disabled');
}
