/** Builds a schema of integers in the query, each with its default. */
export function wholeNumbers<K extends string>(defaults: Readonly<Record<K, number>>) {
  const properties = Object.fromEntries(
    Object.entries<number>(defaults).map(([name, value]) => [name, { type: 'integer', minimum: 0, default: value }]),
  );
  return { type: 'object', properties };
}

/** Schema of paths with a numeric id. */
export const idInPath = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };

/** Requested page. */
export interface Page {
  readonly start: number;
  readonly limit: number;
}
