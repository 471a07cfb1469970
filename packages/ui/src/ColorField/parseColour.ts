/** A colour as people type it, `d90068`, `#D90068` or `#f08`, as `#rrggbb` in small letters; `null` when it is none. */
export function parseColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}
