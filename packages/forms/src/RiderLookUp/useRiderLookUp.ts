import type { ComboboxOption, ComboboxSource } from '@otryv/ui';
import { useMessages } from '@otryv/ui';
import { useQueryLookUp } from '../LookUp/useQueryLookUp.ts';
import { editorCatalogues } from '../messages/editors.ts';

/** A rider found by a look-up. */
export interface FoundRider {
  zwiftId: number;
  name: string;
  /** Distinguishes riders of the same name: a team, a city. */
  note?: string | undefined;
  /** Data that fills the fields of a manual result. */
  profile?: LookedUpRider | undefined;
}

/** The host's data about a rider; weight in g, height in cm. */
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

/** Number of queries that name the chosen riders; each may reach the game. */
const mostNamed = 10;

/** Finds riders by a part of the name or by the zwiftId; the host queries its server. */
export type FindRiders = (query: string) => Promise<readonly FoundRider[]>;

interface RiderLookUp extends ComboboxSource {
  nameOf: (zwiftId: number) => ComboboxOption;
  /** Returns a rider found before. */
  riderOf: (zwiftId: number) => FoundRider | undefined;
  /** Looks up the names of riders who were chosen earlier; their zwiftIds are shown until then, and if it fails. */
  nameAll: (zwiftIds: readonly number[]) => void;
}

/** Manages the options of a combobox of riders: the results of the last query, and an unknown zwiftId. */
export function useRiderLookUp(findRiders: FindRiders): RiderLookUp {
  const messages = useMessages(editorCatalogues);
  const { found, known, query, learn, source } = useQueryLookUp(findRiders);
  const riderOf = (zwiftId: number) => known.find((rider) => rider.zwiftId === zwiftId);
  const nameOf = (zwiftId: number): ComboboxOption => {
    const rider = riderOf(zwiftId);
    return { value: String(zwiftId), label: rider?.name ?? messages.riderNumber(String(zwiftId)), note: rider?.note };
  };
  const typed = zwiftIdOf(query);
  const isFound = found.some(({ zwiftId }) => zwiftId === typed);
  const options = found.map(({ zwiftId }) => nameOf(zwiftId));

  const nameAll = (zwiftIds: readonly number[]) => void learn(zwiftIds.slice(0, mostNamed).map(String));

  return {
    ...source,
    options: typed === null || isFound ? options : [...options, nameOf(typed)],
    nameOf,
    riderOf,
    nameAll,
  };
}

/** Parses a text as a zwiftId; `null` for any other text. */
export function zwiftIdOf(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text.trim()) ? Number(text) : null;
}
