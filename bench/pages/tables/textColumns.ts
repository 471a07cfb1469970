import {
  ageCategory,
  CP_DURATIONS,
  formatGap,
  formatHeartRate,
  formatHeight,
  formatInterval,
  formatNumber,
  formatRaceTime,
  formatSpeed,
  formatWattsPerKg,
  formatWeight,
  wattsPerKg,
} from '../../../packages/race/src/index.ts';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';

/** A column as plain text: what a peer shows and sorts by. */
export interface TextColumn {
  key: string;
  label: string;
  width: number;
  isPinned: boolean;
  descendingFirst: boolean;
  text: (row: ResultsTableRow) => string;
  value: (row: ResultsTableRow) => number | string | null;
}

const bare = { unit: false } as const;
const normalizedOf = (row: ResultsTableRow) => wattsPerKg(row.normalizedPower, row.profileData.weightInGrams.value);
const kilosOf = ({ profileData }: ResultsTableRow) => (profileData.weightInGrams.value ?? 0) / 1000;

function column(
  key: string,
  label: string,
  width: number,
  value: TextColumn['value'],
  text: TextColumn['text'] = (row) => String(value(row) ?? ''),
  more: Partial<TextColumn> = {},
): TextColumn {
  return { key, label, width, value, text, isPinned: false, descendingFirst: false, ...more };
}

const pinned = { isPinned: true };
const falling = { descendingFirst: true };

/** The 25 columns of the protocol. */
export const textColumns: readonly TextColumn[] = [
  column('place', '#', 44, ({ rankEvent }) => rankEvent, undefined, pinned),
  column('category', 'Кат', 34, ({ subgroupLabel }) => subgroupLabel, undefined, pinned),
  column(
    'rider',
    'Райдер',
    250,
    ({ profileData: { firstName, lastName } }) => `${firstName} ${lastName}`,
    undefined,
    pinned,
  ),
  column('time', 'Время', 92, timeOf, (row) => formatRaceTime(timeOf(row))),
  column(
    'gap',
    'Отрыв',
    172,
    ({ gap }) => gap,
    ({ gap }) => (gap === 0 ? 'лидер' : formatGap(gap)),
  ),
  column(
    'gapPrevious',
    'К пред.',
    66,
    ({ gapPrev }) => gapPrev,
    ({ gapPrev }) => formatGap(gapPrev),
  ),
  column(
    'speed',
    'км/ч',
    54,
    ({ speed }) => speed,
    ({ speed }) => formatSpeed(speed, bare),
    falling,
  ),
  column(
    'power',
    'Средн.',
    62,
    (row) => row.wattsPerKg.value,
    (row) => formatWattsPerKg(row.wattsPerKg.value, bare),
    falling,
  ),
  column('normalizedPower', 'NP', 62, normalizedOf, (row) => formatWattsPerKg(normalizedOf(row), bare), falling),
  ...CP_DURATIONS.map((duration, at) => {
    const value = (row: ResultsTableRow) => row.cpBestEfforts[at]?.wattsKg.value ?? null;
    return column(
      `cp${duration}`,
      formatInterval(duration, 'ru'),
      50,
      value,
      (row) => formatWattsPerKg(value(row), bare),
      falling,
    );
  }),
  column(
    'racingScore',
    'RS',
    58,
    ({ profileData }) => profileData.racingScore,
    ({ profileData }) => formatNumber(profileData.racingScore),
    falling,
  ),
  column('heartRate', 'ЧСС', 48, heartRateOf, (row) => formatHeartRate(heartRateOf(row), bare), falling),
  column('weight', 'кг', 50, kilosOf, (row) => formatWeight(kilosOf(row), bare), falling),
  column('height', 'см', 44, heightOf, (row) => formatHeight(heightOf(row), bare), falling),
  column(
    'age',
    'Возр.',
    52,
    ({ profileData }) => profileData.age,
    ({ profileData }) => ageCategory(profileData.age) ?? '',
  ),
];

function timeOf(row: ResultsTableRow) {
  return row.activityData.durationInMilliseconds.value;
}

function heartRateOf(row: ResultsTableRow) {
  return row.sensorData.heartRateData.avgHeartRate.value;
}

function heightOf({ profileData }: ResultsTableRow) {
  return profileData.heightInCentimeters.value;
}
