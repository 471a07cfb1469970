import { followHistory } from './followHistory.ts';

/** What this module writes into the state of a history entry, beside what the host's router keeps there. */
interface Mark {
  page: number;
  /** The second entry of the page, on which it stays: Back from it arrives at the first one and can be answered. */
  isGuard: boolean;
  /** Nothing lies before the page in its tab: the page stays on its first entry while no layer is open. */
  opensTab?: boolean;
}

/** The way from the second entry to the first one, with what the page has written into the address. */
interface Leave {
  page: number;
  state: unknown;
  address: string;
  /** Entries that the host has put over the second one meanwhile: they are gone back to. */
  pushed: number;
}

const markKey = 'otryvLayers';
const layers: (() => void)[] = [];
/** The mark of the present entry. */
let seen: Mark | null = null;
/** The mark of the entry that this module is putting over the page. */
let pushing: Mark | null = null;
/** The second entry that the page is on its way back to, to close a layer there. */
let returning: Mark | null = null;
let leaving: Leave | null = null;
/** The next arrival is one at which the router already is. */
let isAwaited = false;
let listeners = 0;

function markOf(state: unknown): Mark | null {
  return (state as Record<string, Mark> | null)?.[markKey] ?? null;
}

/** The state with this mark, or without one: routers replace states, and some copy them. */
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
    // The second entry is cut off: nothing leads from the first one to it any longer.
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

/** Puts the page on its second entry. */
function guard(): void {
  const { history } = window;
  if (layers.length === 0 || leaving || seen?.isGuard) return;
  // Browsers pass over entries that a page has put there by itself.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const first = seen ?? { page: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, isGuard: false };
  const { scrollRestoration } = history;
  mark(first);
  // The first entry is left at once: its place must not be scrolled to.
  history.scrollRestoration = 'manual';
  pushing = { ...first, isGuard: true };
  history.pushState(history.state, '');
  pushing = null;
  history.scrollRestoration = scrollRestoration;
  if (history.length === 2) mark({ ...first, isGuard: true, opensTab: true });
}

/**
 * Back to the first entry of a tab, from where the next press leaves the tab: from the second one it would do nothing. On other
 * pages the way goes through the first entry when Back is pressed.
 */
function leave(): void {
  if (listeners === 0 || layers.length > 0 || leaving || returning || !seen?.isGuard || !seen.opensTab) return;
  leaving = { page: seen.page, ...presentEntry(), pushed: 0 };
  window.history.back();
}

/** After what goes on with the closing: a link in the layer, another layer. */
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

/** Hears Back until the returned function is called; a page loaded anew may stand on an entry that an earlier one has marked. */
export function listenToBack(): () => void {
  listeners += 1;
  if (listeners === 1) {
    followHistory(follower);
    seen = markOf(window.history.state);
    // The second entry may be gone: what another document has put over the first one is unknown.
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

/** Makes Back call `onBack` and stay on the page, until the returned function is called; the layer opened last is first. */
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
