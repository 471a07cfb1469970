import { measuredOrNull } from '../figures/measured.ts';

export interface GroupAccess {
  rangeAccessLabel?: string | null;
  /** Unit of the pace: 1 is W/kg, 2 km/h. */
  paceType?: number | null;
  fromPaceValue?: number | null;
  toPaceValue?: number | null;
}

export type AccessRange =
  | { measuredIn: 'label'; label: string }
  | { measuredIn: 'wattsPerKg' | 'speed' | 'unknown'; from: number; to: number };

const units: Partial<Record<number, 'wattsPerKg' | 'speed'>> = { 1: 'wattsPerKg', 2: 'speed' };

/**
 * Returns the range of riders a group is open to; `null` if every rider is admitted.
 *
 * A label such as '510-650' is the range itself, regardless of the pace beside it; one from 0 begins at 1, as no racing
 * score is 0. A pace that ends at 0 is not a pace.
 */
export function accessRange({
  rangeAccessLabel,
  paceType,
  fromPaceValue,
  toPaceValue,
}: GroupAccess): AccessRange | null {
  const label = rangeAccessLabel?.trim();
  if (label)
    return { measuredIn: 'label', label: label.replace(/^0-(?=\d+$)/, '1-').replace(/^(\d+)-(\d+)$/, '$1–$2') };
  const to = measuredOrNull(toPaceValue);
  if (to === null || typeof fromPaceValue !== 'number') return null;
  return { measuredIn: units[paceType ?? 0] ?? 'unknown', from: fromPaceValue, to };
}
