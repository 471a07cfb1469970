import { shuffled } from './random.ts';

/**
 * Who is killed at which work: the process of an import, the server while its own job imports, or mongod during an
 * import, a decision, or the adding and syncing of events.
 */
export const killKinds = ['task', 'server', 'mongod: import', 'mongod: decision', 'mongod: events'] as const;
export type KillKind = (typeof killKinds)[number];

const importers = killKinds.slice(0, 2);
const stores = killKinds.slice(2);

/** As many kills as asked, half of importing processes and half of mongod, in an order of chance. */
export function killPlan(kills: number, random: () => number): KillKind[] {
  const half = Math.floor(kills / 2);
  const some = (kinds: readonly KillKind[], count: number) =>
    Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).filter((kind) => kind !== undefined);
  return shuffled([...some(importers, half), ...some(stores, kills - half)], random);
}
