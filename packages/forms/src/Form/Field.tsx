import { type ComponentType, type ElementType, type ReactNode, useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Fits, ValueAt } from './draft.ts';
import classes from './Form.module.css';
import { useFieldRegistry } from './fieldRegistry.ts';
import { firstSentence } from './flatErrors.ts';
import { isRequired } from './isRequired.ts';

/** Props that the form sets on a control; the others are passed to the field. */
type OwnProps = 'value' | 'checked' | 'onChange' | 'onBlur' | 'name' | 'id' | 'error' | 'required';

export type FormFieldProps<Draft, Name extends string, Props> = {
  name: Name;
  /** The control: any component with the props `label`, `value` (`checked` for a boolean), `onChange` and `error`. */
  as: ComponentType<Props> | ((props: Props) => ReactNode);
  /** Whether it is marked as required; by default the schema decides. */
  required?: boolean;
} & Omit<Props, OwnProps> &
  Fits<ValueAt<Draft, Name>, Props>;

interface AnyFieldProps {
  name: string;
  as: ElementType;
  required?: boolean;
  label?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A control bound to a value of the surrounding form, with its error message. */
export function Field({ name, as: Control, required, ...props }: AnyFieldProps) {
  const { formId, schema, tracksChanges, register, leave } = useFieldRegistry();
  const { field, fieldState } = useController({ name });
  const isMarked = useMemo(() => required ?? isRequired(schema, name), [required, schema, name]);
  const id = `${formId}-${name}`;
  const { label } = props;
  const error = firstSentence(fieldState.error);
  useEffect(() => register(name, { id, label, error }), [register, name, id, label, error]);
  const value: unknown = field.value;
  // Nothing is wrong yet with a blank field that the reader only passes, as from the first field of a dialog.
  const isPassed = (value ?? '') === '' && !fieldState.isDirty;

  const control = (
    <Control
      {...props}
      {...(typeof value === 'boolean' ? { checked: value } : { value })}
      id={id}
      name={name}
      required={isMarked}
      error={error}
      onChange={field.onChange}
      onBlur={() => {
        if (!isPassed) leave(field.onBlur);
      }}
    />
  );
  if (!tracksChanges) return control;

  return (
    <div className={classes.FormTracked} data-changed={fieldState.isDirty || undefined}>
      {control}
    </div>
  );
}
