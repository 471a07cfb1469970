import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import fieldClasses from '../Field/Field.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './SegmentedControl.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Printed in small type after the label. */
  count?: number | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** Accessible name of the choice. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether to fill the whole width, wrapping options as needed. */
  fill?: boolean;
}

/** A choice among a few visible options. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, fill = false, className, ...rest } = props;
  const name = useId();

  return (
    <fieldset
      {...rest}
      className={clsx(fieldClasses.FieldBox, classes.SegmentedControl, className)}
      data-fill={fill || undefined}
    >
      <legend className={classes.SegmentedControlLegend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classes.SegmentedControlOption}>
          <input
            className={classes.SegmentedControlInput}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={classes.SegmentedControlCount}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
