import { ISO_3166 } from './iso3166.ts';

let alpha2Of: ReadonlyMap<string, string> | null = null;

/**
 * Returns the lower-case alpha-2 code of an alpha-3 ISO code in any case; `null` for an unknown code. Uses the ISO 3166
 * table, because the first two characters often denote another country: AUT is at, EST is ee.
 */
export function countryAlpha2(alpha3: string | null | undefined): string | null {
  alpha2Of ??= new Map(readTable());
  return alpha2Of.get(alpha3?.trim().toUpperCase() ?? '') ?? null;
}

function* readTable(): Generator<readonly [string, string]> {
  for (const [, alpha3 = '', alpha2 = ''] of ISO_3166.matchAll(/(\w{3}):(\w{2})/g))
    yield [alpha3, alpha2.toLowerCase()];
}
