import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { fewestPoints } from './fewestPoints.ts';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';
import classes from './TrendCard.module.css';

export interface TrendCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the figure: «Гоночный рейтинг». */
  label: string;
  /** Today's figure. */
  value: string;
  /** «кг», «вт». */
  unit?: string;
  /** Change of the figure: «+12 за 30 дней». */
  change?: ReactNode;
  /** Why there is no line, shown instead of the change: «мало данных за 90 дней». */
  few?: ReactNode;
  /** Days up to today; no line with fewer than five known ones. */
  trend: Pick<SparklineProps, 'label' | 'values'>;
  /** URL of the whole history, linked from the label. */
  href?: string | undefined;
}

/** Today's figure with its history as a line; rendered on servers too. */
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
