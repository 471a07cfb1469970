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
/** Drawing of each level: the filled ticks, and the empty ones after them. */
const drawn = [0, ...ticks].map((_, level) => [ticksOf(ticks.slice(0, level)), ticksOf(ticks.slice(level))] as const);

/** Unevenness of a ride: one to four filled ticks, so that it is not conveyed by colour alone. */
export function VariabilityDot({ index, className, ...props }: VariabilityDotProps) {
  const { locale, messages } = useOtryv();
  const band = variabilityBand(index);
  if (band === null) return null;
  const level = VARIABILITY_BANDS.findIndex((known) => known.band === band) + 1;
  const [filled, empty] = drawn[level] ?? [];
  const name = messages.variability(formatNumber(index, { locale, decimals: 2 }), level);

  return (
    <svg
      width="11"
      height="10"
      viewBox="0 0 11 10"
      role="img"
      {...props}
      className={clsx(classes.VariabilityDot, className)}
      data-level={level}
    >
      <title>{name}</title>
      <path className={classes.VariabilityDotFilled} d={filled} />
      {empty && <path className={classes.VariabilityDotEmpty} d={empty} />}
    </svg>
  );
}

function ticksOf(of: readonly number[]): string {
  return of.map((tick) => `M${tick * 3} ${6 - tick * 2}h2v${4 + tick * 2}h-2z`).join('');
}
