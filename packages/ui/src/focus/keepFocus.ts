const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
/** Time limit for the page to remove the control: its data is refetched after a write. */
const patienceMs = 10_000;

/**
 * Returns the element and its ancestors within the page: if the page itself was replaced, its beginning is the
 * fallback.
 */
export function withAncestors(element: Element | null): Element[] {
  return element === null || element.matches('body, main') ? [] : [element, ...withAncestors(element.parentElement)];
}

/** Returns the control, or if it is gone or disabled, the first one of its nearest remaining ancestor. */
function controlLeft([control, ...around]: readonly Element[]): HTMLElement | null {
  if (isLeft(control)) return control;
  for (const place of around) {
    const left = place.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
    if (left) return left;
  }
  return null;
}

/** Returns focus to the control without scrolling; a fallback is scrolled into view. */
export function focusAgain(places: readonly Element[]): void {
  const left = controlLeft(places);
  left?.focus({ preventScroll: left === places[0] });
}

/**
 * Moves focus to the nearest remaining control once the control is removed, until the reader moves it or ten seconds
 * have passed; returns a function that stops it earlier. With `mayReturn` a disabled control keeps its priority, as a
 * button does while its request is pending.
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
