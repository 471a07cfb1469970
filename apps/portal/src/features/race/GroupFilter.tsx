import type { GroupLabel } from '@otryv/race';
import { CategoryFilter } from '@otryv/ui';

export interface GroupFilterProps {
  labels: readonly GroupLabel[];
  /** Group of each rider; `null` without one. */
  groups: readonly (GroupLabel | null)[];
  /** Selected group, or `null` for all. */
  value: string | null;
  onChange: (label: string | null) => void;
}

/** Selects one group of a race, showing the number of riders in each; renders nothing for a race of one group. */
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
