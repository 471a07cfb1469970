import { formatNumber } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './CategoryTrack.module.css';

export interface CategoryTrackProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text alternative: «FTP 3.12 вт/кг, до B 0.08». */
  label: string;
  /** Weakest first; the last may have an end. */
  limits: readonly { category: string; from: number; to?: number }[];
  /** Drawn as a bar with its figure; without it there are only the categories. */
  value?: number | undefined;
  /** The next limit; none for the highest category. */
  target?: number | undefined;
  /** The reader's own category. */
  own?: string | null | undefined;
  /** Decimals of the figures, 2 by default. */
  decimals?: number | undefined;
}

const width = 100;
/** Drawn width of the highest category without an end, in W/kg. */
const lastSpan = 0.6;

/**
 * A value among categories of equal width: achieved in grey, missing up to the next category in pink; the reader's own
 * category is marked.
 */
export function CategoryTrack(props: CategoryTrackProps) {
  const { label, limits, value, target, own, decimals = 2, className, ...rest } = props;
  const { locale } = useOtryv();
  const { ownGroup } = useMessages(pageCatalogues);
  const figure = (of: number) => formatNumber(of, { locale, decimals });

  return (
    <div {...rest} className={clsx(classes.CategoryTrack, className)}>
      <ol className={classes.CategoryTrackLimits}>
        {limits.map(({ category, from }, at) => (
          <li key={category} data-own={category === own || undefined}>
            {at > 0 && <small>{figure(from)}</small>}
            <CategoryBadge category={category} size="s" />
            {category === own && <Chip tone="own">{ownGroup}</Chip>}
          </li>
        ))}
      </ol>
      {value !== undefined && (
        <Bar label={label} limits={limits} value={value} target={target} isOwn={own != null} figure={figure(value)} />
      )}
    </div>
  );
}

interface BarProps extends Pick<CategoryTrackProps, 'label' | 'limits' | 'target'> {
  value: number;
  figure: string;
  isOwn: boolean;
}

function Bar({ label, limits, value, target, figure, isOwn }: BarProps) {
  const xOf = (of: number) => positionOf(of, limits) * width;

  return (
    <>
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
        {isOwn && <line className={classes.CategoryTrackOwn} x1={xOf(value)} x2={xOf(value)} y1={0} y2={12} />}
      </svg>
      <svg className={classes.CategoryTrackFigure} aria-hidden="true">
        <text x={`${xOf(value)}%`} y="1em" textAnchor={anchorAt(xOf(value))}>
          {figure}
        </text>
      </svg>
    </>
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
  const until = limits[at + 1]?.from ?? limits[at]?.to ?? from + lastSpan;
  const share = Math.min(1, Math.max(0, (value - from) / (until - from)));
  return limits.length === 0 ? 0 : (at + share) / limits.length;
}
