import type { ComboboxOption, ComboboxSource } from '@otryv/ui';
import { useMessages } from '@otryv/ui';
import { useQueryLookUp } from '../LookUp/useQueryLookUp.ts';
import { editorCatalogues } from '../messages/editors.ts';

/** A rider as a look-up finds one. */
export interface FoundRider {
  zwiftId: number;
  name: string;
  /** Tells riders of one name apart: a team, a city. */
  note?: string | undefined;
  /** What fills the fields of a result by hand. */
  profile?: LookedUpRider | undefined;
}

/** What the host knows of a rider; weight in g, height in cm. */
export interface LookedUpRider {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE' | null;
  countryAlpha3: string | null;
  imageSrc: string | null;
  age: number | null;
  weightInGrams: number | null;
  heightInCentimeters: number | null;
}

/** Finds riders by a part of the name or by the zwiftId; the host asks its server. */
export type FindRiders = (query: string) => Promise<readonly FoundRider[]>;

interface RiderLookUp extends ComboboxSource {
  nameOf: (zwiftId: number) => ComboboxOption;
  /** A rider who was found before. */
  riderOf: (zwiftId: number) => FoundRider | undefined;
}

/** The options of a combobox of riders: what the last query found, and a zwiftId that nobody has found yet. */
export function useRiderLookUp(findRiders: FindRiders): RiderLookUp {
  const words = useMessages(editorCatalogues);
  const { found, known, query, source } = useQueryLookUp(findRiders);
  const riderOf = (zwiftId: number) => known.find((rider) => rider.zwiftId === zwiftId);
  const nameOf = (zwiftId: number): ComboboxOption => {
    const rider = riderOf(zwiftId);
    return { value: String(zwiftId), label: rider?.name ?? words.riderNumber(String(zwiftId)), note: rider?.note };
  };
  const typed = zwiftIdOf(query);
  const isFound = found.some(({ zwiftId }) => zwiftId === typed);
  const options = found.map(({ zwiftId }) => nameOf(zwiftId));

  return { ...source, options: typed === null || isFound ? options : [...options, nameOf(typed)], nameOf, riderOf };
}

/** The zwiftId that a text is; `null` for any other text. */
export function zwiftIdOf(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text.trim()) ? Number(text) : null;
}
