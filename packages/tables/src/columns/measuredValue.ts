import type { PowerUnit } from './powerUnit.ts';

/** A value that is `null` where nobody measured it, or where it is hidden. */
export interface MeasuredValue {
  value: number | null;
  /** `max` on the greatest of the whole protocol or list. */
  addition?: 'max' | '' | undefined;
  /** The rider does not show it. */
  hidden?: boolean | undefined;
}

/** The best effort over `duration` s. */
export interface BestEffort {
  duration: number;
  watts: MeasuredValue;
  wattsKg: MeasuredValue;
}

/** The best effort over `duration` s in the unit; `null` for an interval that is not among the efforts. */
export function effortOver(
  efforts: readonly BestEffort[] | null,
  duration: number,
  unit: PowerUnit,
): MeasuredValue | null {
  const effort = efforts?.find((each) => each.duration === duration);
  return (unit === 'watts' ? effort?.watts : effort?.wattsKg) ?? null;
}
