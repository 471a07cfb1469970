import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import fieldClasses from '../Field/Field.module.css';
import classes from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'onChange' | 'size'> {
  /** Accessible name; omit it inside a `<label>`. */
  label?: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  size?: 's' | 'm';
}

/** A native list of choices. */
export function Select({ label, options, value, onChange, size = 'm', className, ...props }: SelectProps) {
  return (
    <select
      aria-label={label}
      {...props}
      className={clsx(fieldClasses.FieldBox, classes.Select, className)}
      data-size={size}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
