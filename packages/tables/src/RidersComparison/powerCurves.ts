import type { PowerCurve } from '@otryv/ui/charts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { ComparisonRider } from './comparisonRider.ts';

/** Returns the best power of riders as curves, and the riders whose weight hides one. */
export function powerCurves(
  riders: readonly ComparisonRider[],
  names: readonly string[],
  unit: PowerUnit,
): { curves: PowerCurve[]; hidden: string[] } {
  const inUnit = riders.map((rider, at) => ({
    key: String(rider.profileId),
    name: names[at] ?? '',
    bests: unit === 'watts' ? rider.bestWatts : rider.bestWattsPerKg,
    isHidden: unit === 'watts' && rider.weightKg.hidden === true,
  }));

  return {
    curves: inUnit.flatMap(({ key, name, bests }) => (bests.length === 0 ? [] : [{ key, name, bests }])),
    hidden: inUnit.filter(({ bests, isHidden }) => isHidden && bests.length === 0).map(({ name }) => name),
  };
}
