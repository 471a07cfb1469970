/** Each is handed the state, and what writes it. */
interface HistoryFollower {
  push: (state: unknown, push: (state: unknown) => void) => void;
  replace: (state: unknown, replace: (state: unknown) => void) => void;
}

let followed: History | null = null;

/**
 * Hands on what routers write into the history: no event of all browsers does. It stays, as what has wrapped these functions
 * later could not be taken off.
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
