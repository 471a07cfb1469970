import type { StageResultDto } from '@otryv/contract';

type Category = NonNullable<StageResultDto['category']>;
type Label = NonNullable<StageResultDto['disqualification']>['label'];

// The contract itself is not loaded; the compiler checks these lists against it.
const isCategory: Readonly<Record<Category, true>> = {
  APlus: true,
  A: true,
  BPlus: true,
  B: true,
  CPlus: true,
  C: true,
  D: true,
  E: true,
  WA: true,
  WB: true,
  WC: true,
  WD: true,
};
const isLabel: Readonly<Record<Label, true>> = {
  DSQ: true,
  DNF: true,
  DNS: true,
  OUT: true,
  OFR: true,
  VP: true,
  LMT: true,
  LAP: true,
  NP: true,
  MRS: true,
  MC: true,
  UNC: true,
};

/** Categories of a series, including those without riders on the stage. */
export const seriesCategories: readonly string[] = Object.keys(isCategory);

/** Converts a category of the form for the API; `null` for none. */
export function toCategory(value: string | null): Category | null {
  return value !== null && isKeyOf(isCategory, value) ? value : null;
}

/** Converts a label of the form for the API; `null` while none is selected. */
export function toLabel(value: string): Label | null {
  return isKeyOf(isLabel, value) ? value : null;
}

function isKeyOf<Key extends string>(keys: Readonly<Record<Key, true>>, value: string): value is Key {
  return Object.hasOwn(keys, value);
}
