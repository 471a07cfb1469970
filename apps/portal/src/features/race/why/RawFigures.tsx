import type { ResultDto } from '@otryv/contract';
import {
  formatDistance,
  formatElevation,
  formatHeartRate,
  formatHeight,
  formatNumber,
  formatPower,
  formatWeight,
} from '@otryv/race';
import { Blank, type Fact, FactList, useOtryv } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useWhyMessages } from './messages/useWhyMessages.ts';

const metresInKm = 1000;
const gramsInKg = 1000;

type Measurement = Pick<ResultDto['wattsPerKg'], 'value' | 'hidden'>;

/** The figures of a row as the game sent them. */
export function RawFigures({ eventId, row }: { eventId: number; row: ResultDto }) {
  const words = useWhyMessages();
  const { locale } = useOtryv();
  const { activityData, sensorData, profileData } = row;
  const figure = (label: string, value: number | null, print: (value: number) => string): Fact => ({
    label,
    value: value === null ? <Blank reason={words.unknown} /> : print(value),
  });
  const mayBeHidden = (label: string, { value, hidden }: Measurement, print: (value: number) => string): Fact =>
    hidden ? { label, value: <Blank kind="hidden" /> } : figure(label, value, print);
  const text = (label: string, value: string | null): Fact => ({ label, value: orBlank(value, words.unknown) });
  const whole = (value: number) => formatNumber(value, { locale, decimals: 0 });

  return (
    <FactList
      facts={[
        text(words.event, String(eventId)),
        text(words.activity, activityData.activityId),
        text(words.group, row.category ? words.groupMoved(row.subgroupLabel, row.category) : row.subgroupLabel),
        figure(words.gameRank, row.rank, whole),
        figure(words.distance, activityData.segmentDistanceInMeters, (m) => formatDistance(m / metresInKm, { locale })),
        figure(words.climb, activityData.elevationInMeters, (m) => formatElevation(m, { locale })),
        mayBeHidden(words.calories, { value: activityData.calories, hidden: sensorData.avgWatts.hidden }, whole),
        mayBeHidden(words.power, sensorData.avgWatts, (watts) => formatPower(watts, { locale })),
        text(words.powerSource, usePowerSource(sensorData.powerType)),
        mayBeHidden(words.heartRate, sensorData.heartRateData.avgHeartRate, (rate) =>
          formatHeartRate(rate, { locale }),
        ),
        mayBeHidden(words.weight, profileData.weightInGrams, (g) => formatWeight(g / gramsInKg, { locale })),
        mayBeHidden(words.height, profileData.heightInCentimeters, (cm) => formatHeight(cm, { locale })),
        figure(words.points, row.points?.zpruFinishPoints ?? null, whole),
      ]}
    />
  );
}

/** An unknown source is shown by its name in the game. */
function usePowerSource(type: string | null): string | null {
  const { powerSources } = useWhyMessages();
  if (type === null) return null;
  return new Map(Object.entries(powerSources)).get(type) ?? type;
}

function orBlank(value: string | null, reason: string): ReactNode {
  return value ?? <Blank reason={reason} />;
}
