type Work = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Open handles in the page: listeners of the window and the document, intervals and observers, each with its opener.
 */
export type Handles = ReadonlyMap<unknown, string>;

/** Listeners that React and user-event add to a document on their first use. */
const ofLibraries = new Set(['bubbling selectionchange', 'capturing focus', 'capturing blur']);
const followed = new WeakSet<Work>();
const opened = new Map<unknown, string>();

/** Makes the page record the openers of intervals and observers. */
export function followHandles(): void {
  follow(globalThis, 'setInterval', ['clearInterval', 'clearTimeout'], (_, timer) => timer);
  for (const { prototype } of [ResizeObserver, MutationObserver, IntersectionObserver])
    follow(prototype, 'observe', ['disconnect', 'unobserve'], (observer) => observer);
}

export function openHandles(): Handles {
  const listeners = [document, windowOfPage()].flatMap((target) =>
    listenersOf(target).flatMap(([event, each]) =>
      ofLibraries.has(event)
        ? []
        : each.map((listener) => [listener, `a listener, ${event}: ${String(listener)}`] as const),
    ),
  );
  return new Map([...listeners, ...opened]);
}

function follow(
  object: object,
  opening: string,
  endings: readonly string[],
  handleOf: (self: unknown, value: unknown) => unknown,
): void {
  wrap(object, opening, (work) => {
    return function (...given) {
      const result = work.apply(this, given);
      opened.set(handleOf(this, result), new Error(opening).stack ?? opening);
      return result;
    };
  });
  for (const ending of endings)
    wrap(object, ending, (work) => {
      return function (...given) {
        opened.delete(handleOf(this, given[0]));
        return work.apply(this, given);
      };
    });
}

function wrap(object: object, name: string, change: (work: Work) => Work): void {
  const work = Reflect.get(object, name);
  if (followed.has(work)) return;
  const changed = change(work);
  followed.add(changed);
  Reflect.set(object, name, changed);
}

/** Returns happy-dom's window, of which `window` is a copy. */
function windowOfPage(): object {
  const event = new Event('probe');
  window.dispatchEvent(event);
  return event.target ?? {};
}

/** Returns the listeners that happy-dom stores: it drops those that end after one event or by a signal. */
function listenersOf(target: object): [string, unknown[]][] {
  const symbol = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'listeners');
  const phases: Record<string, Map<string, unknown[]>> = Reflect.get(target, symbol ?? 'listeners');
  return Object.entries(phases).flatMap(([phase, byType]) =>
    [...byType].map(([type, listeners]): [string, unknown[]] => [`${phase} ${type}`, listeners]),
  );
}
