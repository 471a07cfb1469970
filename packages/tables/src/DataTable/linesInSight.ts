const rowPx = 32;
const phonePx = 768;
const phoneRowPx = 52;
/** At the least: one row of headings. */
const headPx = 32;
// A server knows no screen.
const desk = { innerHeight: 900, innerWidth: 1440 };

/** The usual height of a row on this screen, before one has been measured. */
export function usualRowPx(): number {
  return (globalThis.innerWidth ?? desk.innerWidth) < phonePx ? phoneRowPx : rowPx;
}

/** Lines of the usual height that a screen has room for. */
export function linesInSight(): number {
  return Math.ceil(((globalThis.innerHeight ?? desk.innerHeight) - headPx) / usualRowPx());
}
