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

/** Column as plain text: a peer's cells and sort values. */
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
const kilogramsOf = ({ weightKg }: ResultsTableRow) => weightKg.value ?? 0;
const normalizedOf = (row: ResultsTableRow) => wattsPerKg(row.normalizedPower, Math.round(kilogramsOf(row) * 1000));

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
  column('place', '#', 44, ({ place }) => place, undefined, pinned),
  column('category', 'Кат', 34, ({ groupLabel }) => groupLabel, undefined, pinned),
  column('rider', 'Райдер', 250, ({ rider: { firstName, lastName } }) => `${firstName} ${lastName}`, undefined, pinned),
  column('time', 'Время', 92, timeOf, (row) => formatRaceTime(timeOf(row))),
  column(
    'gap',
    'Отрыв',
    172,
    ({ gapToLeaderMs }) => gapToLeaderMs,
    ({ gapToLeaderMs: gap }) => (gap === 0 ? 'лидер' : formatGap(gap)),
  ),
  column(
    'gapPrevious',
    'К пред.',
    66,
    ({ gapToPreviousMs }) => gapToPreviousMs,
    ({ gapToPreviousMs }) => formatGap(gapToPreviousMs),
  ),
  column(
    'speed',
    'км/ч',
    54,
    ({ speedKmh }) => speedKmh,
    ({ speedKmh }) => formatSpeed(speedKmh, bare),
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
    const value = (row: ResultsTableRow) => row.bestEfforts[at]?.wattsKg.value ?? null;
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
    ({ rider }) => rider.racingScore,
    ({ rider }) => formatNumber(rider.racingScore),
    falling,
  ),
  column('heartRate', 'ЧСС', 48, heartRateOf, (row) => formatHeartRate(heartRateOf(row), bare), falling),
  column('weight', 'кг', 50, kilogramsOf, (row) => formatWeight(kilogramsOf(row), bare), falling),
  column('height', 'см', 44, heightOf, (row) => formatHeight(heightOf(row), bare), falling),
  column(
    'age',
    'Возр.',
    52,
    ({ rider }) => rider.age,
    ({ rider }) => ageCategory(rider.age) ?? '',
  ),
];

function timeOf(row: ResultsTableRow) {
  return row.timeMs;
}

function heartRateOf(row: ResultsTableRow) {
  return row.heartRate.value;
}

function heightOf({ heightCm }: ResultsTableRow) {
  return heightCm.value;
}
