import { formatNumber } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './CategoryTrack.module.css';

export interface CategoryTrackProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text alternative: «FTP 3.12 вт/кг, до B 0.08». */
  label: string;
  /** Weakest first; the first starts at 0. */
  limits: readonly { category: string; from: number }[];
  value: number;
  /** The next limit; none for the highest category. */
  target?: number | undefined;
}

const width = 100;
/** Drawn width of the highest category, in W/kg. */
const lastSpan = 0.6;

/** Progress to the next category, with categories of equal width: achieved in grey, missing in pink. */
export function CategoryTrack({ label, limits, value, target, className, ...props }: CategoryTrackProps) {
  const { locale } = useOtryv();
  const xOf = (of: number) => positionOf(of, limits) * width;

  return (
    <div {...props} className={clsx(classes.CategoryTrack, className)}>
      <ol className={classes.CategoryTrackLimits}>
        {limits.map(({ category, from }, at) => (
          <li key={category}>
            {at > 0 && <small>{formatNumber(from, { locale, decimals: 2 })}</small>}
            <CategoryBadge category={category} size="s" />
          </li>
        ))}
      </ol>
      <svg
        className={classes.CategoryTrackBar}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} 12`}
        preserveAspectRatio="none"
      >
        {limits.slice(1).map(({ category, from }) => (
          <line key={category} className={classes.CategoryTrackLimit} x1={xOf(from)} x2={xOf(from)} y1={0} y2={12} />
        ))}
        <rect className={classes.CategoryTrackValue} x={0} y={4} width={xOf(value)} height={4} />
        {target !== undefined && (
          <rect
            className={classes.CategoryTrackMissing}
            x={xOf(value)}
            y={2}
            width={Math.max(0, xOf(target) - xOf(value))}
            height={8}
          />
        )}
      </svg>
      <svg className={classes.CategoryTrackFigure} aria-hidden="true">
        <text x={`${xOf(value)}%`} y="1em" textAnchor={anchorAt(xOf(value))}>
          {formatNumber(value, { locale, decimals: 2 })}
        </text>
      </svg>
    </div>
  );
}

/** Returns the `text-anchor` of a figure at x, in per cent: near the ends it stays within the track. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 10) return 'start';
  return x > 90 ? 'end' : 'middle';
}

/** Returns the position of a value among the categories, 0 to 1. */
function positionOf(value: number, limits: CategoryTrackProps['limits']): number {
  const at = Math.max(
    0,
    limits.findLastIndex(({ from }) => value >= from),
  );
  const from = limits[at]?.from ?? 0;
  const until = limits[at + 1]?.from ?? from + lastSpan;
  const share = Math.min(1, Math.max(0, (value - from) / (until - from)));
  return limits.length === 0 ? 0 : (at + share) / limits.length;
}
