import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import fieldClasses from '../Field/Field.module.css';
import type { FieldTexts } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { useLimitedField } from '../Field/useLimitedField.tsx';
import classes from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters, counted as JavaScript and the server count them; exceeding it shows an error. */
  limit?: number | undefined;
  /** Whether it grows with its text where supported; elsewhere it can be resized at its corner. */
  grows?: boolean;
}

/** A multi-line text. `className` is passed to the frame, `ref` and the other props to the `<textarea>`. */
export function TextArea({ grows = false, rows = 3, ...props }: TextAreaProps) {
  const { frame, control } = useLimitedField(props);
  const { onChange, ...textarea } = control;

  return (
    <Field {...frame}>
      <textarea
        {...textarea}
        className={clsx(fieldClasses.FieldBox, classes.TextArea)}
        rows={rows}
        data-grows={grows || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
