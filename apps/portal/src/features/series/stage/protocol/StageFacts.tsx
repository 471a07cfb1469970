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
  const { why: messages } = useMessages(stageMessages);
  const { disqualification, finishTimeClassification: common, finishTimeLimit: limit } = row;
  const time = (ms: number | null | undefined) => formatRaceTime(ms) || <Blank reason={messages.unknown} />;
  const category = (label: string | null) => (label === null ? messages.none : <CategoryBadge category={label} />);
  const place = (of: 'category' | 'absolute') =>
    disqualification ? messages.none : String(row.rank?.[of] || messages.none);
  const facts: Fact[] = [
    { label: messages.gameTime, value: time(row.activityData.durationInMilliseconds.value) },
    ...row.timePenalty.map(({ timeInMilliseconds, reason }, at) => ({
      label: messages.penalty(at + 1),
      value: [`+${formatDuration(timeInMilliseconds)}`, reason].filter(Boolean).join(', '),
    })),
    ...(common ? [{ label: messages.common, value: time(common.timeInMilliseconds) }] : []),
    { label: messages.total, value: time(row.finishTime) },
    ...(limit
      ? [
          {
            label: messages.limit,
            value: limit.isOutside ? messages.outside(formatDuration(limit.exceededMilliseconds)) : messages.inside,
          },
        ]
      : []),
    { label: messages.categoryInRace, value: category(row.categoryInRace) },
    { label: messages.category, value: category(row.category) },
    { label: messages.place, value: place('category') },
    { label: messages.absolute, value: place('absolute') },
    ...(disqualification
      ? [{ label: messages.out, value: [disqualification.label, disqualification.reason].filter(Boolean).join(', ') }]
      : []),
    ...(row.addedByModerator ? [{ label: messages.added, value: messages.byHand }] : []),
  ];

  return <FactList facts={facts} />;
}

/** Renders the measured figures of a row. */
export function RideFacts({ row: { activityData, sensorData, profileData } }: { row: StageResultDto }) {
  const { why: messages } = useMessages(stageMessages);
  const { locale } = useOtryv();
  const figure = (label: string, value: number | null, print: (value: number) => string): Fact => ({
    label,
    value: value === null ? <Blank reason={messages.unknown} /> : print(value),
  });

  const mayBeHidden = (
    label: string,
    { value, hidden }: StageResultDto['wattsPerKg'],
    print: (value: number) => string,
  ): Fact => (hidden ? { label, value: <Blank kind="hidden" /> } : figure(label, value, print));

  return (
    <FactList
      facts={[
        figure(messages.distance, activityData.segmentDistanceInMeters, (m) =>
          formatDistance(m / metresPerKm, { locale }),
        ),
        figure(messages.climb, activityData.elevationInMeters, (m) => formatElevation(m, { locale })),
        mayBeHidden(messages.power, sensorData.avgWatts, (watts) => formatPower(watts, { locale })),
        mayBeHidden(messages.heartRate, sensorData.heartRateData.avgHeartRate, (rate) =>
          formatHeartRate(rate, { locale }),
        ),
        mayBeHidden(messages.weight, profileData.weightInGrams, (g) => formatWeight(g / gramsPerKg, { locale })),
      ]}
    />
  );
}
