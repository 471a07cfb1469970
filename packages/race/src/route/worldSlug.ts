const slugs: Partial<Record<number, string>> = {
  1: 'watopia',
  2: 'richmond',
  3: 'london',
  4: 'new-york',
  5: 'innsbruck',
  6: 'bologna',
  7: 'yorkshire',
  8: 'crit-city',
  9: 'makuri-islands',
  10: 'france',
  11: 'paris',
  12: 'gravel-mountain',
  13: 'scotland',
};

/** Returns the world of a map, as named by zwift-data; `null` for an unknown map. */
export function worldSlug(mapId: number | null | undefined): string | null {
  return slugs[mapId ?? 0] ?? null;
}
