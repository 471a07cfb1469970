import { formatPower, formatWattsPerKg, measuredOrNull, UNITS } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Blank } from '../Blank/Blank.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Power.module.css';

export interface PowerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Watts, or watts per kilogram by `unit`; `null` and 0 are unmeasured. */
  value: number | null | undefined;
  unit?: 'watts' | 'wkg';
  /** Whether to append the unit; columns have it in their header. */
  showUnit?: boolean;
  /** Reason for the missing value: «датчика не было». */
  reason?: string | undefined;
}

/** Power in whole watts, or in watts per kilogram to hundredths. */
export function Power({ value, unit = 'watts', showUnit = true, reason, className, ...props }: PowerProps) {
  const { locale } = useOtryv();
  const format = unit === 'watts' ? formatPower : formatWattsPerKg;
  const isBlank = measuredOrNull(value) === null;

  return (
    <span {...props} className={clsx(classes.Power, className)}>
      {isBlank ? <Blank {...(reason !== undefined && { reason })} /> : format(value, { locale, unit: false })}
      {showUnit && !isBlank && (
        <span className={classes.PowerUnit}> {UNITS[unit === 'watts' ? 'power' : 'wattsPerKg'][locale]}</span>
      )}
    </span>
  );
}
