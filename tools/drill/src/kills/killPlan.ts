import { shuffled } from './random.ts';

/**
 * Killed process and its work: the process of an import, the server while its own job imports, while it grants a paid
 * period or changes a category, or mongod during an import, a decision, or the adding and syncing of events.
 */
export const killKinds = [
  'task',
  'server',
  'payment',
  'category',
  'mongod: import',
  'mongod: decision',
  'mongod: events',
] as const;
export type KillKind = (typeof killKinds)[number];

const processes = killKinds.slice(0, 4);
const stores = killKinds.slice(4);

/** Plans the given number of kills, half of our processes and half of mongod, in random order. */
export function killPlan(kills: number, random: () => number): KillKind[] {
  const half = Math.floor(kills / 2);
  const some = (kinds: readonly KillKind[], count: number) =>
    Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).filter((kind) => kind !== undefined);
  return shuffled([...some(processes, half), ...some(stores, kills - half)], random);
}
