import { useInBrowser } from '@otryv/ui';
import { startTransition, useEffect, useState } from 'react';

const rowPx = 32;
const phonePx = 768;
const phoneRowPx = 52;

/**
 * How many lines the first picture of a table has: those in sight where a browser draws it anew, so that nobody waits for
 * rows below the edge, and `null` (all of them) once that picture stands, and where a server drew it before.
 */
export function useFirstScreen(): number | null {
  const isInBrowser = useInBrowser();
  const [lines, setLines] = useState(() => (isInBrowser ? linesInSight() : null));

  useEffect(() => startTransition(() => setLines(null)), []);

  return lines;
}

/** Lines of the usual height that a screen has room for. */
export function linesInSight(): number {
  return Math.ceil(innerHeight / (innerWidth < phonePx ? phoneRowPx : rowPx));
}
