import type { PowerUnit } from './powerUnit.ts';

/** A value; `null` if it was not measured, or is hidden. */
export interface MeasuredValue {
  value: number | null;
  /** `max` on the maximum of the whole protocol or list, `implausible` on an implausible one. */
  addition?: 'max' | 'implausible' | '' | undefined;
  /** Whether it is an implausible value that counts because a moderator accepted it. */
  isAccepted?: boolean | undefined;
  /** Whether the rider hides it. */
  hidden?: boolean | undefined;
}

/** Converts a weight in kg to grams, correcting values divided from whole grams. */
export const inGrams = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000));

/** The best effort over `duration` s. */
export interface BestEffort {
  duration: number;
  watts: MeasuredValue;
  wattsKg: MeasuredValue;
}

/** Returns the best effort over `duration` s in the unit; `null` for an interval missing from the efforts. */
export function effortOver(
  efforts: readonly BestEffort[] | null,
  duration: number,
  unit: PowerUnit,
): MeasuredValue | null {
  const effort = efforts?.find((each) => each.duration === duration);
  return (unit === 'watts' ? effort?.watts : effort?.wattsKg) ?? null;
}
