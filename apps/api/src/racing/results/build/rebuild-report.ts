import { medalFor } from '@otryv/race';

/** Position of a rider in a list, for comparison by a refold. */
export interface RebuiltRank {
  /** Id of the rider, or of the team. */
  id: number | string;
  name: string;
  place: number | null;
  /** Place over all categories; missing where there is no other. */
  absolute?: number | null;
  /** Why the row is unranked. */
  label: string | null;
  points: number | null;
}

/** Returns one line for each rider or team whose rank, medal or points differ between two versions of a list. */
export function rebuildLines(where: string, before: readonly RebuiltRank[], after: readonly RebuiltRank[]): string[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const later = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...later.keys(), ...former.keys()])].flatMap((id) => {
    const [was, is] = [textOf(former.get(id)), textOf(later.get(id))];
    const { name = '' } = later.get(id) ?? former.get(id) ?? {};
    return was === is ? [] : [`${where}: ${name} (${id}): ${was} → ${is}`];
  });
}

function textOf(row: RebuiltRank | undefined): string {
  if (row === undefined) return 'not in it';
  const { place, absolute = null, label, points } = row;
  const medal = medalFor(place);
  const standing = label ?? (place === null ? 'no place' : `place ${place}`);
  const overall = label !== null || absolute === null ? [] : [`${absolute} overall`];
  return [standing, ...(medal ? [medal] : []), ...overall, ...(points === null ? [] : [`${points} points`])].join(', ');
}
