import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './Select.module.css';
import { Select } from './Select.tsx';

/** Page sizes offered by the site's lists. */
export const pageSizes = [5, 10, 15, 20, 25, 50] as const;

export interface PageSizeSelectProps extends Omit<ComponentPropsWithRef<'label'>, 'children' | 'onChange'> {
  value: number;
  onChange: (rows: number) => void;
}

/** Selects the number of rows per page. */
export function PageSizeSelect({ value, onChange, className, ...props }: PageSizeSelectProps) {
  const messages = useMessages(pageCatalogues);
  const id = useId();
  const options = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

  return (
    <label htmlFor={id} {...props} className={clsx(classes.PageSizeSelect, className)}>
      {messages.pageSize}
      <Select id={id} size="s" options={options} value={String(value)} onChange={(size) => onChange(Number(size))} />
    </label>
  );
}
