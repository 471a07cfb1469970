import type { StageDryRunDraft, StageResultDto } from '@otryv/contract';
import type { StageAction } from '@otryv/tables';

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

type DecidedRow = Pick<StageAction, 'stageResultId' | 'category' | 'penalty' | 'disqualification'>;

/** Builds the dry run of a category; `null` for the present one, which the server would reject. */
export function triedCategory(row: DecidedRow, value: string | null): StageDryRunDraft | null {
  if (value === row.category) return null;
  return { kind: 'category', stageResultId: row.stageResultId, value: toCategory(value) };
}

/**
 * Builds the dry run of penalties; `null` if they add as much time as the present ones, `undefined` while one has no
 * valid time: such a list cannot be submitted.
 */
export function triedPenalties(row: DecidedRow, penalties: readonly Penalty[]): StageDryRunDraft | null | undefined {
  if (penalties.some(({ timeInMilliseconds }) => timeInMilliseconds === null)) return undefined;
  const timeInMilliseconds = totalOf(penalties);
  if (timeInMilliseconds === totalOf(row.penalty ?? [])) return null;
  return { kind: 'penalty', stageResultId: row.stageResultId, timeInMilliseconds };
}

/** Builds the dry run of a disqualification; `null` for the present label, and until one is selected. */
export function triedDisqualification(row: DecidedRow, value: string): StageDryRunDraft | null {
  const label = toLabel(value);
  if (label === null || label === row.disqualification?.label) return null;
  return { kind: 'disqualification', stageResultId: row.stageResultId, label };
}

interface Penalty {
  timeInMilliseconds: number | null;
}

function totalOf(penalties: readonly Penalty[]): number {
  return penalties.reduce((sum, { timeInMilliseconds }) => sum + (timeInMilliseconds ?? 0), 0);
}

function isKeyOf<Key extends string>(keys: Readonly<Record<Key, true>>, value: string): value is Key {
  return Object.hasOwn(keys, value);
}
