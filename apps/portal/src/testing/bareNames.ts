import type { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

type Values = Readonly<Record<string, unknown>>;

/** Returns the full names of all riders in a value. */
function riderNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { firstName, lastName }: Values = { ...value };
  const own = typeof firstName === 'string' && typeof lastName === 'string' ? [`${firstName} ${lastName}`.trim()] : [];
  return [...own, ...Object.values(value).flatMap(riderNamesIn)];
}

/** Collects the full names of the riders in all further responses. */
export function receivedNames(server: ReturnType<typeof setupServer>): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (body: unknown) => {
    for (const name of riderNamesIn(body)) names.add(name);
  };
  const listen = ({ response }: { response: Response }) => {
    // A response may have no body.
    response
      .clone()
      .json()
      .then(collect, () => undefined);
  };
  server.events.on('response:mocked', listen);
  onTestFinished(() => server.events.removeListener('response:mocked', listen));
  return names;
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
