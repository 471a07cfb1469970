import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from '../Field/Field.module.css';
import { FieldNotes, type FieldTexts } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { Choice } from './Choice.tsx';

export interface CheckboxProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked' | 'onChange' | 'children' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A boolean that applies on submit. `className` is passed to the frame, `ref` and the other props to the `<input>`. */
export function Checkbox({ onChange, hint, ...props }: CheckboxProps) {
  const { frame, control } = useField(props);

  return (
    <div className={clsx(classes.Field, frame.className)}>
      <Choice {...control} type="checkbox" label={frame.label} hint={hint} onToggle={onChange} />
      <FieldNotes id={frame.id} error={frame.error} />
    </div>
  );
}
