/** Hooks called with the state, and a function that writes it. */
interface HistoryFollower {
  push: (state: unknown, push: (state: unknown) => void) => void;
  replace: (state: unknown, replace: (state: unknown) => void) => void;
}

let followed: History | null = null;

/**
 * Intercepts the history writes of routers, for which no event works in all browsers. Cannot be undone, as later
 * wrappers of these functions would be lost.
 */
export function followHistory({ push, replace }: HistoryFollower): void {
  const { history } = window;
  if (followed === history) return;
  followed = history;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.pushState = (state: unknown, unused, url) => push(state, (written) => pushState(written, unused, url));
  history.replaceState = (state: unknown, unused, url) =>
    replace(state, (written) => replaceState(written, unused, url));
}
