import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Sparkline.module.css';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** Text alternative: «рейтинг за 90 дней, от 428 до 471». */
  label: string;
  /** Oldest first; `null` is a gap, crossed by a dotted line. */
  values: readonly (number | null)[];
}

const [width, height, edge] = [96, 24, 3];

/** A word-sized line chart without axes; rendered on servers too. */
export function Sparkline({ label, values, className, ...props }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const span = highest - lowest || 1;
  const xOf = (at: number) => edge + (at / Math.max(values.length - 1, 1)) * (width - 2 * edge);
  const yOf = (value: number) => height - edge - ((value - lowest) / span) * (height - 2 * edge);
  const points = values.flatMap((value, at) => (value === null ? [] : [{ at, point: `${xOf(at)} ${yOf(value)}` }]));
  const steps = points.slice(1).map(({ at, point }, before) => {
    const from = points[before];
    return { isGap: at - (from?.at ?? 0) > 1, path: `M${from?.point}L${point}` };
  });
  const pathOf = (isGap: boolean) => steps.flatMap((step) => (step.isGap === isGap ? [step.path] : [])).join('');
  const lastAt = values.findLastIndex((value) => value !== null);
  const last = values[lastAt] ?? null;

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      {...props}
      className={clsx(classes.Sparkline, className)}
    >
      <path d={pathOf(false)} />
      <path className={classes.SparklineGaps} d={pathOf(true)} />
      {last !== null && <circle className={classes.SparklineLast} cx={xOf(lastAt)} cy={yOf(last)} r="2.5" />}
    </svg>
  );
}
