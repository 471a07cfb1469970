const rowPx = 32;
const phonePx = 768;
const phoneRowPx = 52;
/** Minimum height: one row of headings. */
const headPx = 32;
// The screen is unknown on a server.
const desk = { innerHeight: 900, innerWidth: 1440 };

/** Returns the default height of a row on this screen, before one has been measured. */
export function defaultRowPx(): number {
  return (globalThis.innerWidth ?? desk.innerWidth) < phonePx ? phoneRowPx : rowPx;
}

/** Returns the number of rows of the default height that fit on the screen. */
export function visibleRowCount(): number {
  return Math.ceil(((globalThis.innerHeight ?? desk.innerHeight) - headPx) / defaultRowPx());
}
