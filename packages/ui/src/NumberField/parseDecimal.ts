/** Parses a typed number: comma or point, spaces between thousands, either minus. `NaN` if invalid, `null` if blank. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace(/^[−–]/, '-');
  if (plain === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
