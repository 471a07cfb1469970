import { followHistory } from './followHistory.ts';

/** The mark that this module adds to the state of a history entry, beside the router's data. */
interface Mark {
  page: number;
  /**
   * Whether it is the page's second entry, on which it stays: Back then arrives at the first one and can be handled.
   */
  isGuard: boolean;
  /** Whether the page has no predecessor in its tab: it stays on its first entry while no layer is open. */
  opensTab?: boolean;
}

/** The transition from the second entry to the first one, with the page's changes to the address. */
interface Leave {
  page: number;
  state: unknown;
  address: string;
  /** Number of entries that the host pushed over the second one meanwhile: the page goes back over them. */
  pushed: number;
}

const markKey = 'otryvLayers';
const layers: (() => void)[] = [];
/** The mark of the current entry. */
let seen: Mark | null = null;
/** The mark of the entry that this module is pushing. */
let pushing: Mark | null = null;
/** The second entry to which the page is returning, to close a layer there. */
let returning: Mark | null = null;
let leaving: Leave | null = null;
/** Whether the next arrival is at the entry where the router already is. */
let isAwaited = false;
let listeners = 0;

function markOf(state: unknown): Mark | null {
  return (state as Record<string, Mark> | null)?.[markKey] ?? null;
}

/** Adds a mark to the state, or removes it: routers replace states, and some copy them. */
function marked(state: unknown, mark: Mark | null): unknown {
  return mark || markOf(state) ? { ...(state as object | null), [markKey]: mark } : state;
}

function mark(next: Mark | null): void {
  seen = next;
  window.history.replaceState(window.history.state, '');
}

const follower = {
  push(state: unknown, push: (state: unknown) => void): void {
    if (listeners === 0) {
      push(state);
      return;
    }
    // The second entry is cut off: it can no longer be reached from the first one.
    if (!pushing && !leaving && seen && !seen.isGuard) mark(null);
    push(marked(state, pushing));
    seen = pushing;
    if (leaving) leaving.pushed += 1;
  },
  replace(state: unknown, replace: (state: unknown) => void): void {
    replace(listeners > 0 ? marked(state, seen) : state);
    if (leaving?.pushed === 0) Object.assign(leaving, presentEntry());
  },
};

function presentEntry() {
  return { state: window.history.state as unknown, address: window.location.href };
}

/** Moves the page to its second entry. */
function guard(): void {
  const { history } = window;
  if (layers.length === 0 || leaving || seen?.isGuard) return;
  // Browsers skip entries that a page has pushed without user activation.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const first = seen ?? { page: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, isGuard: false };
  const { scrollRestoration } = history;
  mark(first);
  // The first entry is left immediately: its scroll position must not be restored.
  history.scrollRestoration = 'manual';
  pushing = { ...first, isGuard: true };
  history.pushState(history.state, '');
  pushing = null;
  history.scrollRestoration = scrollRestoration;
  if (history.length === 2) mark({ ...first, isGuard: true, opensTab: true });
}

/**
 * Goes back to the first entry of a tab, where the next Back leaves the tab: at the second one it would do nothing.
 * Other pages pass through the first entry when Back is pressed.
 */
function leave(): void {
  if (listeners === 0 || layers.length > 0 || leaving || returning || !seen?.isGuard || !seen.opensTab) return;
  leaving = { page: seen.page, ...presentEntry(), pushed: 0 };
  window.history.back();
}

/** Leaves after anything that accompanies the closing: a link in the layer, another layer. */
function leaveSoon(): void {
  if (seen?.isGuard && seen.opensTab) setTimeout(leave);
}

function endLeave(to: Mark, { state, address, pushed }: Leave): void {
  const { history } = window;
  if (!to.isGuard) history.scrollRestoration = 'auto';
  if (pushed > 0) {
    isAwaited = true;
    history.go(to.isGuard ? pushed : pushed + 1);
    return;
  }
  seen = { ...to, opensTab: true };
  history.replaceState(state, '', address);
  guard();
}

function answer(event: PopStateEvent): void {
  const { history } = window;
  const from = seen;
  const to = markOf(event.state);
  const back = returning;
  const left = leaving;
  seen = to;
  returning = null;
  leaving = null;
  if (isAwaited) {
    isAwaited = false;
    event.stopImmediatePropagation();
  } else if (left && to?.page === left.page) {
    event.stopImmediatePropagation();
    endLeave(to, left);
  } else if (back && (!to || (to.isGuard && to.page === back.page))) {
    event.stopImmediatePropagation();
    mark(back);
    layers.at(-1)?.();
    leaveSoon();
  } else if (to?.isGuard) {
    const isOnward = from?.page === to.page && !from.isGuard && history.length > 2;
    if (!to.opensTab) return;
    if (isOnward) history.forward();
    else leaveSoon();
  } else if (to) {
    arriveAtFirst(event, to, from);
  }
}

function arriveAtFirst(event: PopStateEvent, to: Mark, from: Mark | null): void {
  const { history } = window;
  const guardLeft = from?.isGuard && from.page === to.page ? from : null;
  if (!guardLeft && to.opensTab) return;
  // The router stays on the second entry.
  event.stopImmediatePropagation();
  if (layers.length > 0 && guardLeft) {
    returning = guardLeft;
    history.forward();
  } else if (!guardLeft) {
    seen = null;
    history.forward();
  } else {
    history.scrollRestoration = 'auto';
    if (!guardLeft.opensTab) history.back();
  }
}

const activations = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

/** Handles Back until the returned function is called; a reloaded page may be on an entry marked by its predecessor. */
export function listenToBack(): () => void {
  listeners += 1;
  if (listeners === 1) {
    followHistory(follower);
    seen = markOf(window.history.state);
    // The second entry may be gone: entries pushed over the first one by another document are unknown.
    if (seen && !seen.isGuard) mark(null);
    leaveSoon();
    // Before the routers, which listen without capture.
    window.addEventListener('popstate', answer, { capture: true });
    for (const type of activations) window.addEventListener(type, guard, { capture: true });
  }
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    returning = null;
    leaving = null;
    isAwaited = false;
    window.removeEventListener('popstate', answer, { capture: true });
    for (const type of activations) window.removeEventListener(type, guard, { capture: true });
  };
}

/**
 * Makes Back call `onBack` and stay on the page until the returned function is called; the layer opened last is first.
 */
export function openLayer(onBack: () => void): () => void {
  const stop = listenToBack();
  layers.push(onBack);
  guard();
  return () => {
    layers.splice(layers.indexOf(onBack), 1);
    if (layers.length === 0) leaveSoon();
    stop();
  };
}
