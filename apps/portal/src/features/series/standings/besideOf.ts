import type { Classifications } from '@otryv/contract';

/** Classification other than the general one. */
export type Beside = 'points' | 'women' | 'ages' | 'teams';

/** Returns the classifications that have rows, in the order of their tabs. */
export function besideOf({ points, women, ages, teams }: Classifications): Beside[] {
  const found: [Beside, number][] = [
    ['points', points.length],
    ['women', women.length],
    ['ages', ages.reduce((sum, { rows }) => sum + rows.length, 0)],
    ['teams', teams.length],
  ];
  return found.flatMap(([kind, count]) => (count > 0 ? [kind] : []));
}
