import type { PowerCurveDto, ProfileData, RiderPower } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import type { PowerUnit } from '@otryv/tables';
import { useOtryv } from '@otryv/ui';
import { type PowerCurve, PowerCurveChart } from '@otryv/ui/charts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { riderName } from '../../../../lib/names/riderName.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import type { Against } from './useAgainst.ts';

export interface CurveChartProps {
  profile: ProfileData['profile'];
  power: RiderPower;
  against: Pick<Against, 'race' | 'other'>;
  unit: PowerUnit;
}

/** Renders the curve of 90 days and those it is compared with. */
export function CurveChart({ profile, power, against: { race, other }, unit }: CurveChartProps) {
  const { power: messages } = useMessages(ridersMessages);
  const { locale, timeZone } = useOtryv();
  const leftOut = power.powerCurve?.leftOut.length ?? 0;
  const isHidden = unit === 'watts' && profile.isWeightHidden;
  const curves = [
    ...curveOf('own', messages.ninety, power.powerCurve, unit),
    ...(race ? [raceCurve(race, `${formatDay(race.eventStart, { locale, timeZone })}, ${race.eventName}`, unit)] : []),
    ...(other ? curveOf('other', riderName(other.profile), other.powerCurve, unit) : []),
  ];

  return (
    <PowerCurveChart
      title={messages.title(messages[unit])}
      curves={curves}
      unit={unit}
      {...(isHidden && { note: messages.weightHidden })}
      {...(leftOut > 0 && { foot: messages.leftOut(leftOut) })}
    />
  );
}

/** Returns the curve of 90 days in a unit; none without data. */
function curveOf(key: string, name: string, curve: PowerCurveDto | null, unit: PowerUnit): PowerCurve[] {
  const bests = (unit === 'watts' ? curve?.pointsWatts : curve?.pointsWattsPerKg) ?? [];
  return bests.length === 0 ? [] : [{ key, name, bests }];
}

function raceCurve(race: RiderPower['powerFromEvents'][number], name: string, unit: PowerUnit): PowerCurve {
  const bests = race.cpBestEfforts.flatMap(({ duration, watts, wattsKg }) => {
    const value = unit === 'watts' ? watts : wattsKg;
    return value === null ? [] : [{ duration, value }];
  });
  return { key: 'race', name, bests };
}
