const controls = 'button, input, select, textarea, summary, [role="button"], [role="tab"], [aria-haspopup]';

const pressing = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Pointers that scroll as well: what they press is known by the click alone. */
const scrolling = new Set(['touch', 'pen']);

/** How the press of a pointer ends that may be no click. */
const ends = ['pointerup', 'pointercancel'] as const;

/** A press before React has taken the markup over. */
interface Press {
  node: HTMLElement;
  /** `null` for a pointer. */
  key: string | null;
  /** It has ended as a click, which was held back. */
  isClick: boolean;
}

/**
 * Waits for the first press on a control in the container: `takeOver` then makes it work, and the press is made again. Links work as
 * they are. Returns how to stop waiting.
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
      // Without its bundle the markup stays; another press tries once more.
      () => {
        isTakingOver = false;
        press = null;
      },
    );
  };
  // Who lets go elsewhere, or drags, has pressed nothing.
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
    // React may begin to listen within the press: it gets the repeated one alone.
    event.stopImmediatePropagation();
    if (key === null) for (const type of ends) window.addEventListener(type, onEnd, options);
    begin({ node, key, isClick: false });
  };
  const onClick = (event: Event) => {
    const node = controlOf(event);
    if (!node) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // What assistive technology presses is a click alone.
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

/** Menus open when a pointer or a key goes down, other controls when it has gone up. */
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
