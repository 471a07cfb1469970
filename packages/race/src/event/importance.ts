/** Levels of a race's weight in the rating. */
export const IMPORTANCE_LEVELS = ['unrated', 'sprint', 'standard', 'important', 'championship'] as const;
export type ImportanceLevel = (typeof IMPORTANCE_LEVELS)[number];

const longestSprintMetres = 7000;

/**
 * Returns the importance of an event. A group ride is unrated; a race whose shortest group rides at most 7000 m is a
 * sprint; a longer one is as chosen, or standard if a sprint was chosen. `null` metres are an unknown distance.
 */
export function importanceLevel(
  chosen: ImportanceLevel,
  { eventType, shortestMetres }: { eventType: string | null | undefined; shortestMetres: number | null },
): ImportanceLevel {
  if (eventType === 'GROUP_RIDE') return 'unrated';
  if (shortestMetres === null) return chosen;
  if (shortestMetres <= longestSprintMetres) return 'sprint';
  return chosen === 'sprint' ? 'standard' : chosen;
}
