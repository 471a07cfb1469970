import { CP_DURATIONS, GROUP_LABELS, SERIES_CATEGORIES, seriesCategory } from '@otryv/race';
import type { EmbedKind } from './embed.ts';

/** What a site may name of the tables: anything else would only be rendered once more. */
export interface EmbedChoices {
  /** The columns that can be switched, by their names in the tables, in one order. */
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

/** What the tables of a kind may be asked for; the other kinds have none. */
export function choicesOf(kind: EmbedKind): EmbedChoices {
  if (kind === 'results') return resultsChoices;
  return kind === 'standings' ? standingsChoices : noChoices;
}
