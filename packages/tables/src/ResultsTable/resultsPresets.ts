import { CP_DURATIONS, type Locale } from '@otryv/race';
import type { ColumnPreset } from '../ColumnMenu/columnPreset.ts';
import { intervalKey } from '../columns/intervalColumn.ts';
import { toolCatalogues } from '../messages/tools.ts';
import { dataColumns } from './dataColumns.ts';

type Data = (typeof dataColumns)[number];

/** Selects only these of the switchable columns; intervals in s. */
function only(shown: readonly Data[], intervals: readonly number[]): ColumnPreset['shown'] {
  return Object.fromEntries([
    ...dataColumns.map((key) => [key, shown.includes(key)]),
    ...CP_DURATIONS.map((duration) => [intervalKey(duration), intervals.includes(duration)]),
  ]);
}

// One's own ride, the strength of a team, the data of a decision, the width of a broadcast.
const choices = {
  rider: only(['gapPrevious', 'speed', 'power', 'normalizedPower', 'heartRate'], [15, 60, 300, 1200]),
  captain: only(['gapPrevious', 'power', 'normalizedPower', 'racingScore', 'weight'], [5, 15, 60, 300, 720, 1200]),
  commissaire: only(
    ['speed', 'power', 'normalizedPower', 'racingScore', 'heartRate', 'weight', 'height', 'age'],
    [300, 1200],
  ),
  streamer: only(['gapPrevious', 'speed', 'power'], []),
};

const keys = ['rider', 'captain', 'commissaire', 'streamer'] as const;

/** Returns predefined sets of columns of a protocol, for `presets` of `TableTools`. */
export function resultsPresets(locale: Locale): ColumnPreset[] {
  const { readers } = toolCatalogues[locale];
  return keys.map((key) => ({ key, label: readers[key], shown: choices[key] }));
}
