const hexColour = /^#[\da-f]{6}$/i;
const brand = '--otryv-brand';
const ours = '--otryv-';

/** Whether a site may give this as its colour: `#rrggbb`. */
export function isAccent(accent: string): boolean {
  return hexColour.test(accent);
}

/** Sets colours on the markup of an embed by CSSOM, which a content security policy does not refuse. What is no colour is left out. */
export function setColours(container: HTMLElement, colours: Readonly<Record<string, string>>): void {
  for (const name of Array.from(container.style).filter((each) => each.startsWith(ours)))
    container.style.removeProperty(name);
  for (const [name, value] of Object.entries(colours)) {
    if (CSS.supports('color', value)) container.style.setProperty(name, value);
  }
}

/** The colours that a page gives an element: its accent, else the variables of its style. */
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
