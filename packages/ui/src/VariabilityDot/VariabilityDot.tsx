import { formatNumber, VARIABILITY_BANDS, variabilityBand } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './VariabilityDot.module.css';

export interface VariabilityDotProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Normalized power over average power; `null` draws nothing. */
  index: number | null;
}

const ticks = [0, 1, 2, 3];

/** How unevenly a rider rode: one to four filled ticks, so that the count tells it without the colour. */
export function VariabilityDot({ index, className, ...props }: VariabilityDotProps) {
  const { locale, messages } = useOtryv();
  const band = variabilityBand(index);
  if (band === null) return null;
  const level = VARIABILITY_BANDS.findIndex((known) => known.band === band) + 1;
  const name = messages.variability(formatNumber(index, { locale, decimals: 2 }), level);

  return (
    <svg
      width="11"
      height="10"
      viewBox="0 0 11 10"
      role="img"
      aria-label={name}
      {...props}
      className={clsx(classes.VariabilityDot, className)}
      data-level={level}
    >
      <title>{name}</title>
      {ticks.map((tick) => (
        <rect
          key={tick}
          className={tick < level ? classes.VariabilityDotFilled : classes.VariabilityDotEmpty}
          x={tick * 3}
          y={6 - tick * 2}
          width="2"
          height={4 + tick * 2}
        />
      ))}
    </svg>
  );
}
