import { CP_DURATIONS, GROUP_LABELS, SERIES_CATEGORIES, seriesCategory } from '@otryv/race';

/** What a site may name of the tables: anything else would only be rendered once more. */
interface Choices {
  /** The columns that can be switched, by their names in the tables, in one order. */
  columns: readonly string[];
  categories: readonly (string | null)[];
}

const mostStages = 100;

export const resultsChoices: Choices = {
  columns: [
    ...['gapPrevious', 'speed', 'power', 'normalizedPower', 'racingScore', 'heartRate', 'weight', 'height', 'age'],
    ...CP_DURATIONS.map((seconds) => `cp${seconds}`),
  ],
  categories: GROUP_LABELS,
};

export const standingsChoices: Choices = {
  columns: [
    ...['gapPrevious', 'distance', 'climb', 'calories', 'finishes'],
    ...Array.from({ length: mostStages }, (_, order) => `stage${order}`),
  ],
  categories: SERIES_CATEGORIES.map(seriesCategory),
};

export const noChoices: Choices = { columns: [], categories: [] };
