import { TextField, type TextFieldProps } from '@otryv/ui';

export interface CountryFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** Three letters; `null` for a country that is not known. */
  value: string | null;
  onChange: (code: string | null) => void;
}

/** A country by its three letters, small ones too. */
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
