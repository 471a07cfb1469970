import { TextField, type TextFieldProps } from '@otryv/ui';

export interface CountryFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** Alpha-3 code; `null` for an unknown country. */
  value: string | null;
  onChange: (code: string | null) => void;
}

/** A country by its alpha-3 code, case-insensitive. */
export function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      value={value ?? ''}
      onChange={(text) => onChange(text.trim() === '' ? null : text.trim().toUpperCase())}
    />
  );
}
