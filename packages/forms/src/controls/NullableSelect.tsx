import { SelectField, type SelectFieldProps } from '@otryv/ui';

export interface NullableSelectProps extends Omit<SelectFieldProps, 'value' | 'onChange'> {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Label of the empty choice. */
  none: string;
}

/** One of a few options, or none. */
export function NullableSelect({ value, onChange, none, options, ...props }: NullableSelectProps) {
  return (
    <SelectField
      {...props}
      options={[{ value: '', label: none }, ...options]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}
