/** Numbers that are not measurements: names, orders or codes. */
const names =
  /^(?:\w*[iI]d|order|\w*Order|page|currentPage|revision|version|depth|label|\w*Type|startLocation|sequenceNumber)$/;
/** Figures that belong to the race or the account and are equal in all rows. */
const common = /^(?:duration|interval|laps|\w*[dD]istance\w*|\w*[eE]levation\w*)$/;

type Figures = ReadonlyMap<string, number>;

/**
 * Returns the figures of sample data that cannot distinguish one field from another in a test: the same in every row of
 * a list of three and more, or in two fields of every row. 0 and 1 are treated as flags and counts of one.
 */
export function alikeFigures(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return [...alikeFields([figuresOf(value)], path), ...alikeInLists(value, path)];
  const rows: unknown[] = value;
  const figures = rows.map(figuresOf);
  return [
    ...(rows.length > 2 ? alikeRows(figures, `${path}[]`) : []),
    ...alikeFields(figures, `${path}[]`),
    ...rows.flatMap((row) => alikeInLists(row, `${path}[]`)),
  ];
}

function alikeInLists(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return alikeFigures(value, path);
  return entriesOf(value).flatMap(([key, part]) => alikeInLists(part, `${path}.${key}`));
}

function alikeRows(rows: readonly Figures[], path: string): string[] {
  return [...(rows[0] ?? [])].flatMap(([key, figure]) => {
    const isCommon = key.split('.').some((name) => common.test(name));
    const isAlike = isBig(figure) && rows.every((row) => row.get(key) === figure);
    return isAlike && !isCommon ? `${path}${key}` : [];
  });
}

function alikeFields(rows: readonly Figures[], path: string): string[] {
  const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return keys.flatMap((key, at) =>
    keys.slice(at + 1).flatMap((other) => {
      const both = rows.filter((row) => row.has(key) && row.has(other));
      const isAlike = both.length > 0 && both.every((row) => row.get(key) === row.get(other));
      return isAlike && both.some((row) => isBig(row.get(key))) ? `${path}${key} = ${other}` : [];
    }),
  );
}

const isBig = (figure: number | undefined) => Math.abs(figure ?? 0) > 1;

function figuresOf(row: unknown): Figures {
  return new Map(figuresIn(row, ''));
}

/** Returns the figures of a row, except those in lists. */
function figuresIn(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (Array.isArray(value)) return [];
  return entriesOf(value).flatMap(([key, part]) => (names.test(key) ? [] : figuresIn(part, `${path}.${key}`)));
}

function entriesOf(value: unknown): [string, unknown][] {
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.entries(value) : [];
}

/**
 * Returns what could hide defects in the fixtures that these modules build without arguments: alike figures, and lists
 * shorter than three.
 */
export function regularFixtures(modules: Record<string, Record<string, unknown>>): string[] {
  const fixtures = Object.values(modules).flatMap((module) => Object.entries(module));
  return fixtures.flatMap(([name, exported]) => {
    const value = made(exported);
    const isShort = Array.isArray(value) && value.length < 3;
    return [...(isShort ? [`${name}[]: ${value.length} rows`] : []), ...new Set(alikeFigures(value, name))];
  });
}

/** Returns the value of a fixture; `undefined` for a builder that requires arguments. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function') return exported;
  return exported.length === 0 && /^[a-z]/.test(exported.name) ? exported() : undefined;
}

export type Allowed = readonly (readonly [found: RegExp, reason: string])[];

/** Returns findings that are not allowed, and allowances without a finding. */
export function unallowed(found: readonly string[], allowed: Allowed): string[] {
  const unexpected = found.filter((one) => !allowed.some(([pattern]) => pattern.test(one)));
  const unused = allowed.filter(([pattern]) => !found.some((one) => pattern.test(one)));
  return [...new Set(unexpected), ...unused.map(([pattern]) => `not found: ${pattern}`)];
}
