import type { Locale } from '@otryv/race';
import { useOtryv } from './OtryvProvider.tsx';

/** Returns the catalogue of the provider's language. */
export function useMessages<Messages>(catalogues: Readonly<Record<Locale, Messages>>): Messages {
  return catalogues[useOtryv().locale];
}
