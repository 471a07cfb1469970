import { seriesCategory } from '@otryv/race';
import { CategoryBadge, RadioGroup, type RadioGroupProps } from '@otryv/ui';
import { useDecisionMessages } from '../messages/decisions.ts';

export interface CategoryFieldProps extends Omit<RadioGroupProps, 'options' | 'value' | 'onChange'> {
  /** Labels of a series: APlus, A, B. */
  categories: readonly string[];
  /** `null` is no category, which can be chosen too. */
  value: string | null;
  /** The category that holds now: a change to it is none. */
  current?: string | null;
  onChange: (category: string | null) => void;
}

const none = '';

/** One of the categories of a series, or none. */
export function CategoryField({ categories, value, current, onChange, ...props }: CategoryFieldProps) {
  const words = useDecisionMessages();
  const options = categories.map((category) => ({
    value: category,
    label: <CategoryBadge category={seriesCategory(category)} />,
    disabled: category === current,
  }));

  return (
    <RadioGroup
      {...props}
      options={[...options, { value: none, label: words.noCategory, disabled: current === null }]}
      value={value ?? none}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}
