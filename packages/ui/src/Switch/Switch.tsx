import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Choice } from '../Checkbox/Choice.tsx';
import classes from '../Field/Field.module.css';
import { FieldNotes, type FieldTexts } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';

export interface SwitchProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked' | 'onChange' | 'children' | 'type' | 'role'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * An on/off setting with immediate effect. `className` is passed to the frame, `ref` and the other props to the
 * `<input>`.
 */
export function Switch({ onChange, hint, ...props }: SwitchProps) {
  const { frame, control } = useField(props);

  return (
    <div className={clsx(classes.Field, frame.className)}>
      <Choice {...control} type="checkbox" role="switch" label={frame.label} hint={hint} onToggle={onChange} />
      <FieldNotes id={frame.id} error={frame.error} />
    </div>
  );
}
