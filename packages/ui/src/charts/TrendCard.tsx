import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';
import classes from './TrendCard.module.css';

export interface TrendCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the figure is: «Гоночный рейтинг». */
  label: string;
  /** The figure of today. */
  value: string;
  /** «кг», «вт». */
  unit?: string;
  /** How it has changed: «+12 за 30 дней». */
  change?: ReactNode;
  /** The days up to today; no line with fewer than two known ones. */
  trend: Pick<SparklineProps, 'label' | 'values'>;
  /** The URL of the whole history; the label leads there. */
  href?: string | undefined;
}

/** A figure of today with the line it comes from; drawn on servers too. */
export function TrendCard({ label, value, unit, change, trend, href, className, ...props }: TrendCardProps) {
  const { locale } = useOtryv();
  const known = trend.values.filter((each) => each !== null);

  return (
    <div {...props} className={clsx(classes.TrendCard, className)}>
      <dl className={classes.TrendFigure}>
        <dt>
          {href ? (
            <Link className={classes.TrendLink} href={href}>
              {label}
            </Link>
          ) : (
            label
          )}
        </dt>
        <dd className={classes.TrendValue} lang={displayLang(value, locale)}>
          {value}
          {unit && <span className={classes.TrendUnit}>{unit}</span>}
        </dd>
        {change && <dd className={classes.TrendChange}>{change}</dd>}
      </dl>
      {known.length > 1 && <Sparkline className={classes.TrendLine} preserveAspectRatio="xMaxYMid" {...trend} />}
    </div>
  );
}
