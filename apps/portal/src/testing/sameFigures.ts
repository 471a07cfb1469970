/** Figures that belong to the race or the account of all rows, and numbers that measure nothing. */
const shared =
  /^(?:\w*[iI]d|order|stageOrder|page|revision|duration|interval|depth|laps|\w*[dD]istance\w*|\w*[eE]levation\w*)$/;

/** The lists of three rows and more in which a figure is the same in every row, so that a screen may read any of them. */
export function sameFigures(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, part]) => sameFigures(part, `${path}.${key}`));
  const rows: unknown[] = value;
  const figures = rows.map((row) => new Map(figuresOf(row, '')));
  const repeated = [...(figures[0] ?? [])].filter(
    ([key, figure]) => rows.length > 2 && figures.every((row) => row.get(key) === figure),
  );
  return [...repeated.map(([key]) => `${path}[]${key}`), ...rows.flatMap((row) => sameFigures(row, `${path}[]`))];
}

/** The figures of a row above 1, those in lists left out: 0 and 1 are flags and counts of one. */
function figuresOf(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return Math.abs(value) > 1 ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (shared.test(key) ? [] : figuresOf(part, `${path}.${key}`)));
}
