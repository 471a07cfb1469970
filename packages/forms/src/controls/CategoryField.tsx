import { seriesCategory } from '@otryv/race';
import { CategoryBadge, RadioGroup, type RadioGroupProps, useMessages } from '@otryv/ui';
import { decisionCatalogues } from '../messages/decisions.ts';

export interface CategoryFieldProps extends Omit<RadioGroupProps, 'options' | 'value' | 'onChange'> {
  /** Labels of a series: APlus, A, B. */
  categories: readonly string[];
  /** `null` is no category, which is also an option. */
  value: string | null;
  onChange: (category: string | null) => void;
}

const none = '';

/** One of the categories of a series, or none. */
export function CategoryField({ categories, value, onChange, ...props }: CategoryFieldProps) {
  const messages = useMessages(decisionCatalogues);
  const options = categories.map((category) => ({
    value: category,
    label: <CategoryBadge category={seriesCategory(category)} />,
  }));

  return (
    <RadioGroup
      {...props}
      options={[...options, { value: none, label: messages.noCategory }]}
      value={value ?? none}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}
