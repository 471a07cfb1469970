type Values = Readonly<Record<string, unknown>>;

/** Returns the full names of all riders in a value. */
export function riderNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { firstName, lastName }: Values = { ...value };
  const own = typeof firstName === 'string' && typeof lastName === 'string' ? [`${firstName} ${lastName}`.trim()] : [];
  return [...own, ...Object.values(value).flatMap(riderNamesIn)];
}

/** Returns the riders' names on a page whose direction is not isolated, with the element around them. */
export function bareNames(page: Element, names: ReadonlySet<string>): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!names.has(textContent?.trim() ?? '') || parentElement?.closest('bdi, option, title, .VisuallyHidden'))
      continue;
    found.push(`${textContent} in ${parentElement?.outerHTML.slice(0, 120)}`);
  }
  return found;
}
