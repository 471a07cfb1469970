import { CP_DURATIONS, GROUP_LABELS, SERIES_CATEGORIES, seriesCategory } from '@otryv/race';
import type { EmbedKind } from './embed.ts';

/** Names that a site may refer to: any other would only duplicate a rendering. */
export interface EmbedChoices {
  /** Names of switchable table columns, in a fixed order. */
  columns: readonly string[];
  categories: readonly (string | null)[];
}

const mostStages = 100;

const resultsChoices: EmbedChoices = {
  columns: [
    'gapPrevious',
    'speed',
    'power',
    'normalizedPower',
    'racingScore',
    'heartRate',
    'weight',
    'height',
    'age',
    ...CP_DURATIONS.map((seconds) => `cp${seconds}`),
  ],
  categories: GROUP_LABELS,
};

const standingsChoices: EmbedChoices = {
  columns: [
    'gapPrevious',
    'distance',
    'climb',
    'calories',
    'finishes',
    ...Array.from({ length: mostStages }, (_, order) => `stage${order}`),
  ],
  categories: SERIES_CATEGORIES.map(seriesCategory),
};

const noChoices: EmbedChoices = { columns: [], categories: [] };

/** Returns the choices for the tables of a kind; the other kinds have none. */
export function choicesOf(kind: EmbedKind): EmbedChoices {
  if (kind === 'results') return resultsChoices;
  return kind === 'standings' ? standingsChoices : noChoices;
}
