import { TextField, type TextFieldProps } from '@otryv/ui';
import { use, useState } from 'react';
import { FieldRegistryContext } from '../Form/fieldRegistry.ts';

export interface ParsedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'limit'> {
  value: number | null;
  /** Called with `null` for a blank, and for an invalid text: the field shows the error. */
  onChange: (value: number | null) => void;
  /** Parses a text: `null` for a blank, `NaN` if invalid. */
  parse: (text: string) => number | null;
  format: (value: number) => string;
  /** Error message for an invalid text, shown when the field is left: '1:' is on the way to '1:30'. */
  fault: string;
}

/** A number in a custom text format: a race time, a zwiftId. */
export function ParsedField({ value, onChange, parse, format, fault, ...props }: ParsedFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : value === null ? '' : format(value);
  const [isLeft, setIsLeft] = useState(false);
  const registry = use(FieldRegistryContext);
  const isNothing = Number.isNaN(parse(text));
  const type = (next: string) => {
    const parsed = parse(next);
    const meant = Number.isNaN(parsed) ? null : parsed;
    setTyped({ text: next, value: meant });
    if (!Number.isNaN(parsed)) setIsLeft(false);
    onChange(meant);
  };
  const leave = () => {
    if (isNothing) setIsLeft(true);
  };

  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      data-fault={isNothing ? fault : undefined}
      error={isNothing ? (isLeft ? fault : undefined) : props.error}
      value={text}
      onChange={type}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Enter') leave();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        if (registry) registry.leave(leave);
        else leave();
        if (value !== null) setTyped(null);
      }}
    />
  );
}
