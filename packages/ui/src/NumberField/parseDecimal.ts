/** A number as people type it: comma or point, spaces between thousands, either minus. `NaN` when it is none, `null` when it is blank. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace(/^[−–]/, '-');
  if (plain === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
