import { useMessages, useOtryv } from '@otryv/ui';
import { PowerCurveChart } from '@otryv/ui/charts';
import { comparisonCatalogues } from '../messages/comparison.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import type { ComparisonRider } from './comparisonRider.ts';
import { powerCurves } from './powerCurves.ts';

export interface ComparedCurvesProps {
  riders: readonly ComparisonRider[];
  names: readonly string[];
  unit: PowerUnit;
}

/** Best power of 90 days of several riders; a note names the riders whose hidden weight also hides the curve. */
export function ComparedCurves({ riders, names, unit }: ComparedCurvesProps) {
  const messages = useMessages(comparisonCatalogues);
  const { locale } = useOtryv();
  const { curves, hidden } = powerCurves(riders, names, unit);

  return (
    <PowerCurveChart
      title={messages.power(powerUnitName(unit, locale))}
      curves={curves}
      unit={unit}
      {...(hidden.length > 0 && { foot: messages.weightHidden(hidden.join(', ')) })}
    />
  );
}
