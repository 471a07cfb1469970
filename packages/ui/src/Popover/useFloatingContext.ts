import { useOtryv } from '../provider/OtryvProvider.tsx';

export interface FloatingContext {
  /**
   * The open modal dialog around the anchor, outside of which content would be unreachable; else the provider's
   * container.
   */
  container: HTMLElement | null;
  /** Theme of the anchor, if the container has another one. */
  'data-theme': string | undefined;
}

/** Returns the container and the theme of an anchor's panel. */
export function useFloatingContext(anchor: Element | null): FloatingContext {
  const { container: given = null } = useOtryv();
  const container = anchor?.closest<HTMLElement>('[data-modal]') ?? given;

  return { container, 'data-theme': themeToSet(anchor, container ?? document.body) };
}

/**
 * Returns the theme of an anchor if its panel does not inherit it from its container. Setting it redundantly would
 * override colours that the page sets for a part of itself.
 */
export function themeToSet(anchor: Element | null, place: Element | null): string | undefined {
  const source = anchor?.closest('[data-theme]');
  if (!anchor || source === place?.closest('[data-theme]')) return undefined;
  return source?.getAttribute('data-theme') ?? themeOfPage();
}

/** A page without a theme is defined by its `color-scheme`. */
function themeOfPage(): string {
  const scheme = getComputedStyle(document.documentElement).getPropertyValue('color-scheme');
  if (!scheme.includes('dark')) return 'light';
  return scheme.includes('light') ? 'system' : 'dark';
}
