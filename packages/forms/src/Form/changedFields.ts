import type { RegisteredField } from './fieldRegistry.ts';

/** The names of the fields that hold, or have inside, a value that was changed; `dirty` is nested as the values are. */
export function changedFields(dirty: object, fields: ReadonlyMap<string, RegisteredField>): string[] {
  return [...fields.keys()].filter((name) => isChanged(valueAt(dirty, name.split('.'))));
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}

function isChanged(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isChanged);
  return value === true;
}
