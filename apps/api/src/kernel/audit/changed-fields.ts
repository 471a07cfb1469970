import { isDeepStrictEqual } from 'node:util';

/** Returns the changed fields of an object with their old and new values. */
export function changedFields<T extends object>(
  before: T,
  changes: Partial<T>,
): { before: Partial<T>; after: Partial<T> } {
  const changed: Partial<T> = { ...changes };
  const former: Partial<T> = {};
  for (const field in changes) {
    if (isDeepStrictEqual(before[field], changes[field])) delete changed[field];
    else former[field] = before[field];
  }
  return { before: former, after: changed };
}
