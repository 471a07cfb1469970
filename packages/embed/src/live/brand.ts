const hexColour = /^#[\da-f]{6}$/i;
const brand = '--otryv-brand';
const ours = '--otryv-';

/** Whether a site's colour is valid: `#rrggbb`. */
export function isAccent(accent: string): boolean {
  return hexColour.test(accent);
}

/**
 * Sets colours on the markup of an embed through CSSOM, which content security policies allow. Ignores invalid colours.
 */
export function setColours(container: HTMLElement, colours: Readonly<Record<string, string>>): void {
  for (const name of Array.from(container.style).filter((each) => each.startsWith(ours)))
    container.style.removeProperty(name);
  for (const [name, value] of Object.entries(colours)) {
    if (CSS.supports('color', value)) container.style.setProperty(name, value);
  }
}

/** Returns the colours set on an element by its page: its accent, else its style's variables. */
export function coloursOf(element: HTMLElement, accent: string | null): Record<string, string> {
  const ofPage = getComputedStyle(element).getPropertyValue(brand).trim();
  const { style } = element;
  const names = Array.from(style).filter((name) => name.startsWith(ours));
  return {
    ...(ofPage && { [brand]: ofPage }),
    ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])),
    ...(accent !== null && isAccent(accent) && { [brand]: accent }),
  };
}
