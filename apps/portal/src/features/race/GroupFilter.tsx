import type { GroupLabel } from '@otryv/race';
import { CategoryFilter } from '@otryv/ui';

export interface GroupFilterProps {
  labels: readonly GroupLabel[];
  /** The group of each rider. */
  groups: readonly GroupLabel[];
  /** The chosen group, or `null` for all. */
  value: string | null;
  onChange: (label: string | null) => void;
}

/** Chooses one group of a race, with how many riders are in each; nothing to choose in a race of one group. */
export function GroupFilter({ labels, groups, value, onChange }: GroupFilterProps) {
  if (labels.length < 2) return null;

  return (
    <CategoryFilter
      categories={labels.map((label) => ({
        category: label,
        count: groups.filter((group) => group === label).length,
      }))}
      total={groups.length}
      value={value}
      onChange={onChange}
    />
  );
}
