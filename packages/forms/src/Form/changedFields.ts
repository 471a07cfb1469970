import type { RegisteredField } from './fieldRegistry.ts';

/** Returns the names of the fields with a changed value, at any depth; `dirty` is nested like the values. */
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
