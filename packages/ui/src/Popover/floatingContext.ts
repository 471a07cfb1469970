export interface FloatingContext {
  /** The open modal dialog around the anchor; what floats outside of it could not be reached. */
  container: HTMLElement | null;
  /** The theme of a place inside of the page, which what floats at the end of the page would not inherit. */
  'data-theme': string | undefined;
}

/** Where a panel of this anchor is drawn, and in which theme. */
export function floatingContext(anchor: Element | null): FloatingContext {
  return {
    container: anchor?.closest<HTMLElement>('[data-modal]') ?? null,
    'data-theme': anchor?.closest('[data-theme]:not(:root)')?.getAttribute('data-theme') ?? undefined,
  };
}
