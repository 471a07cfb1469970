import { useOtryv } from '@otryv/ui';
import { PowerCurveChart } from '@otryv/ui/charts';
import { useComparisonMessages } from '../messages/comparison.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import type { ComparisonRider } from './comparisonRider.ts';

export interface ComparedCurvesProps {
  riders: readonly ComparisonRider[];
  names: readonly string[];
  unit: PowerUnit;
}

/** The best power of 90 days of several riders; says whose weight hides the curve. */
export function ComparedCurves({ riders, names, unit }: ComparedCurvesProps) {
  const words = useComparisonMessages();
  const { locale } = useOtryv();
  const inUnit = riders.map((rider, at) => ({
    key: String(rider.profileId),
    name: names[at] ?? '',
    bests: unit === 'watts' ? rider.bestWatts : rider.bestWattsPerKg,
    isHidden: unit === 'watts' && rider.weightKg.hidden === true,
  }));
  const hidden = inUnit.filter(({ bests, isHidden }) => isHidden && bests.length === 0).map(({ name }) => name);

  return (
    <PowerCurveChart
      title={words.power(powerUnitName(unit, locale))}
      curves={inUnit.flatMap(({ key, name, bests }) => (bests.length === 0 ? [] : [{ key, name, bests }]))}
      unit={unit}
      {...(hidden.length > 0 && { foot: words.weightHidden(hidden.join(', ')) })}
    />
  );
}
