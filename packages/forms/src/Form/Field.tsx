import { type ComponentType, type ElementType, type ReactNode, useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Fits, ValueAt } from './draft.ts';
import classes from './Form.module.css';
import { useFieldRegistry } from './fieldRegistry.ts';
import { firstSentence } from './flatErrors.ts';
import { isRequired } from './isRequired.ts';

/** What a form decides of a control; its other props are given to the field. */
type OwnProps = 'value' | 'checked' | 'onChange' | 'onBlur' | 'name' | 'id' | 'error' | 'required';

export type FormFieldProps<Draft, Name extends string, Props> = {
  name: Name;
  /** The control: any component that takes `label`, `value` (`checked` for a yes or no), `onChange` and `error`. */
  as: ComponentType<Props> | ((props: Props) => ReactNode);
  /** Whether it is marked as required; the schema decides without it. */
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

/** A control bound to a value of the form around it, with the sentence of what is wrong beside it. */
export function Field({ name, as: Control, required, ...props }: AnyFieldProps) {
  const { formId, schema, tracksChanges, register, leave } = useFieldRegistry();
  const { field, fieldState } = useController({ name });
  const isMarked = useMemo(() => required ?? isRequired(schema, name), [required, schema, name]);
  const id = `${formId}-${name}`;
  const { label } = props;
  const error = firstSentence(fieldState.error);
  useEffect(() => register(name, { id, label, error }), [register, name, id, label, error]);
  const value: unknown = field.value;

  const control = (
    <Control
      {...props}
      {...(typeof value === 'boolean' ? { checked: value } : { value })}
      id={id}
      name={name}
      required={isMarked}
      error={error}
      onChange={field.onChange}
      onBlur={() => leave(field.onBlur)}
    />
  );
  if (!tracksChanges) return control;

  return (
    <div className={classes.FormTracked} data-changed={fieldState.isDirty || undefined}>
      {control}
    </div>
  );
}
