import { changedReads } from '@otryv/contract/changedReads';
import type { GetPath } from './client.ts';

/** Fixed addresses that look like those with a parameter, such as `/api/organizer/{id}`. */
const fixed: ReadonlySet<string> = new Set(
  Object.values(changedReads)
    .flat()
    .filter((path) => !path.includes('{')),
);

/** Returns a cache filter: whether a key is a read of one of these paths. */
export function readsOf(paths: readonly GetPath[]): (key: unknown) => boolean {
  return (key) => paths.some((path) => isReadOf(path, key));
}

function isReadOf(path: GetPath, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const [address = ''] = key.split('?');
  if (address === path || fixed.has(address)) return address === path;
  // A rider number, unlike the fixed addresses at the same position.
  const pattern = path.replace(/\{zwiftId\}/g, '\\d+').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address);
}
