import { measured } from '@otryv/race';
import type { MeasuredValue, PowerUnit } from '../ResultsTable/resultsTableRow.ts';

/** A measured value; `max` marks the best one of the whole list. */
export interface MarkedValue extends MeasuredValue {
  addition?: '' | 'max' | undefined;
}

/** The best effort over `duration` s. */
export interface MarkedEffort {
  duration: number;
  watts: MarkedValue;
  wattsKg: MarkedValue;
}

/** The number of a value; `null` where nobody measured it. */
export const numberOf = (value: MarkedValue | null | undefined) => measured(value?.value);

export const isMax = (value: MarkedValue | null | undefined) => value?.addition === 'max';

/** The best effort over `duration` s in the unit; `null` for an interval that is not among the efforts. */
export function effortOver(
  efforts: readonly MarkedEffort[] | null,
  duration: number,
  power: PowerUnit,
): MarkedValue | null {
  const effort = efforts?.find((each) => each.duration === duration);
  return (power === 'watts' ? effort?.watts : effort?.wattsKg) ?? null;
}
