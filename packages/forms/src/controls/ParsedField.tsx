import { TextField, type TextFieldProps } from '@otryv/ui';
import { useState } from 'react';

export interface ParsedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'limit'> {
  value: number | null;
  /** Called with `null` for a blank, and for an invalid text: the field shows the error. */
  onChange: (value: number | null) => void;
  /** Parses a text: `null` for a blank, `NaN` if invalid. */
  parse: (text: string) => number | null;
  format: (value: number) => string;
  /** Error message for an invalid text. */
  fault: string;
}

/** A number in a custom text format: a race time, a zwiftId. */
export function ParsedField({ value, onChange, parse, format, fault, ...props }: ParsedFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : value === null ? '' : format(value);
  const isNothing = Number.isNaN(parse(text));
  const type = (next: string) => {
    const parsed = parse(next);
    const meant = Number.isNaN(parsed) ? null : parsed;
    setTyped({ text: next, value: meant });
    onChange(meant);
  };

  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      error={isNothing ? fault : props.error}
      value={text}
      onChange={type}
      onBlur={(event) => {
        props.onBlur?.(event);
        if (value !== null) setTyped(null);
      }}
    />
  );
}
