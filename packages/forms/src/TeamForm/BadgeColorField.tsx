import { ColorField, type ColorFieldProps } from '@otryv/ui';

export interface BadgeColorFieldProps extends Omit<ColorFieldProps, 'value' | 'onChange'> {
  /** `#rrggbb`, or blank. */
  value: string;
  onChange: (colour: string) => void;
}

/** A colour of a badge; blank uses the page's colour. */
export function BadgeColorField({ value, onChange, ...props }: BadgeColorFieldProps) {
  return <ColorField {...props} value={value === '' ? null : value} onChange={(colour) => onChange(colour ?? '')} />;
}
