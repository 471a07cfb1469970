/** What this module writes into the state of a history entry, beside what the host's router keeps there. */
interface Mark {
  page: number;
  /** The second entry of the page, on which it stays: Back from it arrives at the first one and can be answered. */
  isGuard: boolean;
}

const markKey = 'otryvLayers';
const layers: (() => void)[] = [];
/** The entry seen last, with what recognizes it where the router has replaced its state. */
let seen: { mark: Mark | null; path: string; length: number } | null = null;
/** The second entry that the page is on its way back to, to close a layer there. */
let returning: Mark | null = null;
let listeners = 0;

/** The state with this mark, or without one. */
function marked(mark: Mark | null): object {
  return { ...(window.history.state as object | null), [markKey]: mark };
}

function see(mark: Mark | null): Mark | null {
  seen = { mark, path: window.location.pathname, length: window.history.length };
  return mark;
}

function markOf(state: unknown): Mark | null {
  return (state as Record<string, Mark> | null)?.[markKey] ?? null;
}

/** The mark of the present entry, also where a router has replaced its state, for a filter in the address. */
function presentMark(): Mark | null {
  const isSeen = seen?.path === window.location.pathname && seen.length === window.history.length;
  return markOf(window.history.state) ?? (isSeen && seen ? seen.mark : null);
}

/** Puts the page on its second entry. */
function guard(): void {
  const { history } = window;
  const mark = presentMark() ?? { page: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, isGuard: false };
  history.replaceState(marked(mark), '');
  if (!mark.isGuard) {
    const { scrollRestoration } = history;
    // The first entry is left at once: its place must not be scrolled to.
    history.scrollRestoration = 'manual';
    history.pushState(marked({ ...mark, isGuard: true }), '');
    history.scrollRestoration = scrollRestoration;
  }
  see({ ...mark, isGuard: true });
}

function answer(event: PopStateEvent): void {
  const { history } = window;
  const from = seen;
  const to = see(markOf(event.state));
  const back = returning;
  returning = null;
  if (back && (!to || (to.isGuard && to.page === back.page))) {
    event.stopImmediatePropagation();
    history.replaceState(marked(see(back)), '');
    layers.at(-1)?.();
    return;
  }
  const isFromGuard = from?.mark ? from.mark.isGuard && from.mark.page === to?.page : from?.path === location.pathname;
  if (!to || to.isGuard || !isFromGuard) return;
  // The router stays on the second entry.
  event.stopImmediatePropagation();
  if (layers.length > 0) {
    returning = { ...to, isGuard: true };
    history.forward();
  } else {
    history.replaceState(marked(see(null)), '');
    history.scrollRestoration = 'auto';
    history.back();
  }
}

/** Hears Back until the returned function is called; a page loaded anew may stand on an entry that an earlier one has marked. */
export function listenToBack(): () => void {
  listeners += 1;
  if (listeners === 1) {
    see(markOf(window.history.state));
    // Before the routers, which listen without capture.
    window.addEventListener('popstate', answer, { capture: true });
  }
  return () => {
    listeners -= 1;
    if (listeners === 0) window.removeEventListener('popstate', answer, { capture: true });
  };
}

/** Makes Back call `onBack` and stay on the page, until the returned function is called; the layer opened last is first. */
export function openLayer(onBack: () => void): () => void {
  const stop = listenToBack();
  layers.push(onBack);
  guard();
  return () => {
    layers.splice(layers.indexOf(onBack), 1);
    stop();
  };
}
