import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { fewestPoints } from './fewestPoints.ts';
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
  /** Why there is no line: «мало данных за 90 дней»; in place of the change. */
  few?: ReactNode;
  /** The days up to today; no line with fewer than five known ones. */
  trend: Pick<SparklineProps, 'label' | 'values'>;
  /** The URL of the whole history; the label leads there. */
  href?: string | undefined;
}

/** A figure of today with the line it comes from; drawn on servers too. */
export function TrendCard({ label, value, unit, change, few, trend, href, className, ...props }: TrendCardProps) {
  const { locale } = useOtryv();
  const hasLine = trend.values.filter((each) => each !== null).length >= fewestPoints;
  const foot = hasLine ? change : few;

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
        {foot && <dd className={classes.TrendChange}>{foot}</dd>}
      </dl>
      {hasLine && <Sparkline className={classes.TrendLine} preserveAspectRatio="xMaxYMid" {...trend} />}
    </div>
  );
}
