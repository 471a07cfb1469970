import type { FieldTexts } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import classes from './Select.module.css';
import { Select, type SelectProps } from './Select.tsx';

export interface SelectFieldProps extends FieldTexts, Omit<SelectProps, 'label' | 'size'> {}

/**
 * A native list in the frame of a field. `className` is passed to the frame, `ref` and the other props to the
 * `<select>`.
 */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = useField(props);

  return (
    <Field {...frame}>
      <Select {...control} className={classes.SelectWide} />
    </Field>
  );
}
