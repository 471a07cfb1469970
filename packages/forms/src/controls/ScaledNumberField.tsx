import { NumberField, type NumberFieldProps } from '@otryv/ui';

export interface ScaledNumberFieldProps extends NumberFieldProps {
  /** How many of the value make one of what is shown: 1000 for grams shown as kilograms. */
  scale: number;
}

/** A whole number in small units, shown and typed in larger ones; bounds and step are of what is shown. */
export function ScaledNumberField({ scale, value, onChange, ...props }: ScaledNumberFieldProps) {
  return (
    <NumberField
      {...props}
      value={value === null ? null : value / scale}
      onChange={(shown) => onChange(shown === null ? null : Math.round(shown * scale))}
    />
  );
}
