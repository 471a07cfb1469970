import { isSameName } from '@otryv/race';
import type { SearchGroup, SearchHit } from './SearchDialog.tsx';

/** The groups with hits that are named exactly as the query come first, and in each of them these hits; the rest keep their order. */
export function exactFirst(groups: readonly SearchGroup[], query: string): SearchGroup[] {
  const isExact = ({ label, note }: SearchHit) =>
    isSameName(label, query) || (typeof note === 'string' && isSameName(note, query));
  const exactHits = (hits: readonly SearchHit[]) => hits.filter(isExact).length;
  return groups
    .map((group) => ({ ...group, hits: group.hits.toSorted((a, b) => exactHits([b]) - exactHits([a])) }))
    .toSorted((a, b) => Math.sign(exactHits(b.hits)) - Math.sign(exactHits(a.hits)));
}
