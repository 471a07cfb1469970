import type { StageResultDto } from '@otryv/contract';
import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatHeartRate,
  formatPower,
  formatRaceTime,
  formatWeight,
} from '@otryv/race';
import { Blank, CategoryBadge, type Fact, FactList, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';

const metresPerKm = 1000;
const gramsPerKg = 1000;

/** Renders the steps from the race time to the rank: penalties, the bunch, the limit, the category. */
export function StepFacts({ row }: { row: StageResultDto }) {
  const { why: words } = useMessages(stageMessages);
  const { disqualification, finishTimeClassification: common, finishTimeLimit: limit } = row;
  const time = (ms: number | null | undefined) => formatRaceTime(ms) || <Blank reason={words.unknown} />;
  const category = (label: string | null) => (label === null ? words.none : <CategoryBadge category={label} />);
  const place = (of: 'category' | 'absolute') => (disqualification ? words.none : String(row.rank?.[of] || words.none));
  const facts: Fact[] = [
    { label: words.gameTime, value: time(row.activityData.durationInMilliseconds.value) },
    ...row.timePenalty.map(({ timeInMilliseconds, reason }, at) => ({
      label: words.penalty(at + 1),
      value: [`+${formatDuration(timeInMilliseconds)}`, reason].filter(Boolean).join(', '),
    })),
    ...(common ? [{ label: words.common, value: time(common.timeInMilliseconds) }] : []),
    { label: words.total, value: time(row.finishTime) },
    ...(limit
      ? [
          {
            label: words.limit,
            value: limit.isOutside ? words.outside(formatDuration(limit.exceededMilliseconds)) : words.inside,
          },
        ]
      : []),
    { label: words.categoryInRace, value: category(row.categoryInRace) },
    { label: words.category, value: category(row.category) },
    { label: words.place, value: place('category') },
    { label: words.absolute, value: place('absolute') },
    ...(disqualification
      ? [{ label: words.out, value: [disqualification.label, disqualification.reason].filter(Boolean).join(', ') }]
      : []),
    ...(row.addedByModerator ? [{ label: words.added, value: words.byHand }] : []),
  ];

  return <FactList facts={facts} />;
}

/** Renders the measured figures of a row. */
export function RideFacts({ row: { activityData, sensorData, profileData } }: { row: StageResultDto }) {
  const { why: words } = useMessages(stageMessages);
  const { locale } = useOtryv();
  const figure = (label: string, value: number | null, print: (value: number) => string): Fact => ({
    label,
    value: value === null ? <Blank reason={words.unknown} /> : print(value),
  });

  const mayBeHidden = (
    label: string,
    { value, hidden }: StageResultDto['wattsPerKg'],
    print: (value: number) => string,
  ): Fact => (hidden ? { label, value: <Blank kind="hidden" /> } : figure(label, value, print));

  return (
    <FactList
      facts={[
        figure(words.distance, activityData.segmentDistanceInMeters, (m) =>
          formatDistance(m / metresPerKm, { locale }),
        ),
        figure(words.climb, activityData.elevationInMeters, (m) => formatElevation(m, { locale })),
        mayBeHidden(words.power, sensorData.avgWatts, (watts) => formatPower(watts, { locale })),
        mayBeHidden(words.heartRate, sensorData.heartRateData.avgHeartRate, (rate) =>
          formatHeartRate(rate, { locale }),
        ),
        mayBeHidden(words.weight, profileData.weightInGrams, (g) => formatWeight(g / gramsPerKg, { locale })),
      ]}
    />
  );
}
