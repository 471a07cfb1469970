import { Combobox, type ComboboxProps } from '@otryv/ui';
import { type FindRiders, type FoundRider, useRiderLookUp } from '../RiderLookUp/useRiderLookUp.ts';

export interface RiderFieldProps
  extends Omit<ComboboxProps, 'value' | 'onChange' | 'options' | 'onQuery' | 'state' | 'onRetry'> {
  /** The zwiftId of the rider. */
  value: number | null;
  onChange: (zwiftId: number | null) => void;
  /** Called with the rider and all data of the look-up; not called for a bare zwiftId. */
  onFound?: ((rider: FoundRider) => void) | undefined;
  findRiders: FindRiders;
}

/** A rider by name or zwiftId, looked up by the host. */
export function RiderField({ value, onChange, onFound, findRiders, ...props }: RiderFieldProps) {
  const { nameOf, riderOf, nameAll: _, ...source } = useRiderLookUp(findRiders);
  const pick = (zwiftId: number | null) => {
    onChange(zwiftId);
    const rider = zwiftId === null ? undefined : riderOf(zwiftId);
    if (rider) onFound?.(rider);
  };

  return (
    <Combobox
      {...props}
      {...source}
      value={value === null ? null : nameOf(value)}
      onChange={(option) => pick(option === null ? null : Number(option.value))}
    />
  );
}
