const controls = 'button, input, select, textarea, summary, [role="button"], [role="tab"], [aria-haspopup]';

const pressing = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Pointer types that also scroll: only the click identifies the pressed control. */
const scrolling = new Set(['touch', 'pen']);

/** Pointer events that may end a press without a click. */
const ends = ['pointerup', 'pointercancel'] as const;

/** A press before React has hydrated the markup. */
interface Press {
  node: HTMLElement;
  /** `null` for a pointer. */
  key: string | null;
  /** Whether it ended in a click, which was held back. */
  isClick: boolean;
}

/**
 * Waits for the first press on a control in the container: `takeOver` then hydrates it, and the press is repeated.
 * Links work unchanged. Returns a function that stops waiting.
 */
export function onFirstUse(container: HTMLElement, takeOver: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const options = { capture: true, signal };
  let press: Press | null = null;
  let isTakingOver = false;

  const begin = (pressed: Press) => {
    press = pressed;
    if (isTakingOver) return;
    isTakingOver = true;
    takeOver().then(
      () => {
        waiting.abort();
        if (press) repeat(press);
      },
      // Without its bundle the markup stays static; the next press retries.
      () => {
        isTakingOver = false;
        press = null;
      },
    );
  };
  // Releasing elsewhere, or dragging, is not a press.
  const onEnd = (event: Event) => {
    for (const type of ends) window.removeEventListener(type, onEnd, true);
    const isElsewhere = event.type === 'pointercancel' || (press && !event.composedPath().includes(press.node));
    if (isElsewhere && press?.key === null && !press.isClick) press = null;
  };
  const onPress = (event: Event) => {
    const node = controlOf(event);
    const key = event instanceof KeyboardEvent ? event.key : null;
    if (!node || (key !== null && !pressing.has(key))) return;
    if (event instanceof PointerEvent && scrolling.has(event.pointerType)) return;
    // React may begin to listen during the press: it receives only the repeated one.
    event.stopImmediatePropagation();
    if (key === null) for (const type of ends) window.addEventListener(type, onEnd, options);
    begin({ node, key, isClick: false });
  };
  const onClick = (event: Event) => {
    const node = controlOf(event);
    if (!node) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Assistive technology dispatches only a click.
    begin({ node, key: press?.node === node ? press.key : null, isClick: true });
  };
  container.addEventListener('pointerdown', onPress, options);
  container.addEventListener('keydown', onPress, options);
  container.addEventListener('click', onClick, options);
  return () => waiting.abort();
}

function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(controls) : null;
}

/** Menus open on pointer or key down, other controls on release. */
function repeat({ node, key, isClick }: Press): void {
  if (!node.isConnected) return;
  const options = { bubbles: true, composed: true, cancelable: true };
  node.dispatchEvent(
    key === null
      ? new PointerEvent('pointerdown', { ...options, button: 0, pointerType: 'mouse', isPrimary: true })
      : new KeyboardEvent('keydown', { ...options, key }),
  );
  if (isClick && node.isConnected) node.click();
}
