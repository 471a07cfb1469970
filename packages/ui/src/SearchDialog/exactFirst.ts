import { isSameName } from '@otryv/race';
import type { SearchGroup, SearchHit } from './SearchDialog.tsx';

/** The groups with hits that are named exactly as the query come first, and in each of them these hits; the rest keep their order. */
export function exactFirst(groups: readonly SearchGroup[], query: string): SearchGroup[] {
  const isExact = ({ label, note }: SearchHit) =>
    isSameName(label, query) || (typeof note === 'string' && isSameName(note, query));
  const ranked = groups.map((group) => {
    const exact = group.hits.filter(isExact);
    return { exact, group: { ...group, hits: [...exact, ...group.hits.filter((hit) => !exact.includes(hit))] } };
  });
  return [...ranked.filter(({ exact }) => exact.length > 0), ...ranked.filter(({ exact }) => exact.length === 0)].map(
    ({ group }) => group,
  );
}
