import type { Comparison } from '@otryv/contract';
import type { PowerUnit } from '@otryv/tables';
import { PowerCurveChart } from '@otryv/ui/charts';
import { useRidersMessages } from '../messages/useRidersMessages.ts';
import { curveOf } from '../profile/CurveChart.tsx';

export interface ComparedCurvesProps {
  riders: Comparison['riders'];
  names: readonly string[];
  unit: PowerUnit;
}

/** The curves of 90 days of several riders. */
export function ComparedCurves({ riders, names, unit }: ComparedCurvesProps) {
  const { comparison: words, power } = useRidersMessages();
  const curves = riders.flatMap(({ profile, powerCurve }, at) =>
    curveOf(String(profile.zwiftId), names[at] ?? '', powerCurve, unit),
  );

  return <PowerCurveChart title={words.power(power[unit])} curves={curves} unit={unit} />;
}
