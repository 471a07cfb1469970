const threshold = 6;

/**
 * Tracks the pointer pressed on a header until it is released, and marks the header below it.
 *
 * `onDrop` is called with the index of that header; a press without a drag stays a press.
 */
export function dragColumn(press: PointerEvent, header: HTMLElement, onDrop: (index: number) => void): void {
  const headers = [...(header.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const own = headers.indexOf(header);
  const { signal, end } = ending(headers);
  let over: number | null = null;

  const onMove = ({ clientX }: PointerEvent) => {
    if (over === null && Math.abs(clientX - press.clientX) < threshold) return;
    getSelection()?.removeAllRanges();
    over = indexAt(headers, clientX) ?? own;
    for (const [at, each] of headers.entries()) {
      each.toggleAttribute('data-moved', at === own);
      if (at === over && at !== own) each.dataset.drop = at > own ? 'after' : 'before';
      else delete each.dataset.drop;
    }
  };
  const onUp = () => {
    end();
    if (over === null) return;
    // Otherwise the end of a drag would sort.
    addEventListener('click', (click) => click.stopPropagation(), {
      capture: true,
      once: true,
      signal: untilNextTask(),
    });
    if (over !== own) onDrop(over);
  };

  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

function ending(headers: readonly HTMLElement[]) {
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    for (const each of headers) {
      each.removeAttribute('data-moved');
      delete each.dataset.drop;
    }
  };
  return { signal: controller.signal, end };
}

function untilNextTask(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  return controller.signal;
}

function indexAt(headers: readonly HTMLElement[], x: number): number | null {
  const at = headers.findIndex((header) => {
    const { left, right } = header.getBoundingClientRect();
    return x >= left && x < right;
  });
  return at < 0 ? null : at;
}
