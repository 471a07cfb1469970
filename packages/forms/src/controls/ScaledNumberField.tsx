import { NumberField, type NumberFieldProps } from '@otryv/ui';

export interface ScaledNumberFieldProps extends NumberFieldProps {
  /** Factor from the displayed to the stored unit: 1000 for grams shown as kilograms. */
  scale: number;
}

/** A whole number in small units, displayed and typed in larger ones; bounds and step are in the displayed unit. */
export function ScaledNumberField({ scale, value, onChange, ...props }: ScaledNumberFieldProps) {
  return (
    <NumberField
      {...props}
      value={value === null ? null : value / scale}
      onChange={(shown) => onChange(shown === null ? null : Math.round(shown * scale))}
    />
  );
}
