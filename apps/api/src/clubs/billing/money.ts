const kopecksPerRouble = 100;

/** Formats roubles like the provider: `1500.00`. */
export function toRoubles(kopecks: number): string {
  return `${Math.floor(kopecks / kopecksPerRouble)}.${String(kopecks % kopecksPerRouble).padStart(2, '0')}`;
}

/** Parses such a text to whole kopecks, without fractions; `null` for anything else. */
export function toKopecks(roubles: string): number | null {
  const [, whole, fraction] = /^(\d{1,12})\.(\d{2})$/.exec(roubles) ?? [];
  return whole === undefined || fraction === undefined ? null : Number(whole) * kopecksPerRouble + Number(fraction);
}
