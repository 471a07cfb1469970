import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { FieldBox, FieldInput } from '../Field/FieldBox.tsx';
import { useLimitedField } from '../Field/useLimitedField.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters, counted as JavaScript and the server count them; exceeding it shows an error. */
  limit?: number | undefined;
}

/** A single-line text. `className` is passed to the frame, `ref` and the other props to the `<input>`. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useLimitedField(props);
  const { onChange, ...input } = control;

  return (
    <Field {...frame}>
      <FieldBox>
        <FieldInput {...input} type={type} onChange={(event) => onChange(event.target.value)} />
      </FieldBox>
    </Field>
  );
}
