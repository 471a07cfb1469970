/** Parses a typed colour, `d90068`, `#D90068` or `#f08`, to lower-case `#rrggbb`; `null` if invalid. */
export function parseColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}
