import type { Ref } from 'react';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

export interface CategoryChoice {
  category: string;
  count?: number | undefined;
}

export interface CategoryFilterProps
  extends Omit<SegmentedControlProps<string>, 'label' | 'options' | 'value' | 'onChange'> {
  label?: string;
  categories: readonly CategoryChoice[];
  /** Total of all categories. */
  total?: number | undefined;
  /** The selected category, or `null` for all. */
  value: string | null;
  onChange: (category: string | null) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

const all = '';

/** Selects one category or all of them. */
export function CategoryFilter({ label, categories, total, value, onChange, ...props }: CategoryFilterProps) {
  const messages = useMessages(pageCatalogues);
  const options = [
    { value: all, label: messages.all, count: total },
    ...categories.map(({ category, count }) => ({
      value: category,
      label: <CategoryBadge category={category} />,
      count,
    })),
  ];

  return (
    <SegmentedControl
      {...props}
      label={label ?? messages.category}
      options={options}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  );
}
