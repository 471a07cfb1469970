import { useOtryv } from '../provider/OtryvProvider.tsx';

export interface FloatingContext {
  /** The open modal dialog around the anchor, as what floats outside of it could not be reached; else the provider's. */
  container: HTMLElement | null;
  /** The theme of the anchor, where the container has another one. */
  'data-theme': string | undefined;
}

/** Where a panel of this anchor is drawn, and in which theme. */
export function useFloatingContext(anchor: Element | null): FloatingContext {
  const { container: given = null } = useOtryv();
  const container = anchor?.closest<HTMLElement>('[data-modal]') ?? given;

  return { container, 'data-theme': themeToSet(anchor, container ?? document.body) };
}

/**
 * The theme of an anchor, where its panel does not inherit it from the place in which it is drawn. Set again it would
 * put its colours over those that the page has set for a part of itself.
 */
export function themeToSet(anchor: Element | null, place: Element | null): string | undefined {
  const source = anchor?.closest('[data-theme]');
  if (!anchor || source === place?.closest('[data-theme]')) return undefined;
  return source?.getAttribute('data-theme') ?? themeOfPage();
}

/** A page without a theme decides by its own `color-scheme`. */
function themeOfPage(): string {
  const scheme = getComputedStyle(document.documentElement).getPropertyValue('color-scheme');
  if (!scheme.includes('dark')) return 'light';
  return scheme.includes('light') ? 'system' : 'dark';
}
