import { Link } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Jersey, type JerseyKind } from '../StandingsTable/Jersey.tsx';
import classes from './SeriesLeaders.module.css';

export interface SeriesLeader {
  /** «Общий зачёт», «Очки», «Женщины». */
  label: string;
  rider: string;
  href?: string | null;
  /** The time, the points or the gap. */
  value: string;
  /** `null` for a classification without a jersey. */
  jersey: JerseyKind | null;
}

export interface SeriesLeadersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  leaders: readonly SeriesLeader[];
}

/** Leaders of the classifications of a series. Keyboard: Tab moves between the riders. */
export function SeriesLeaders({ leaders, className, ...props }: SeriesLeadersProps) {
  return (
    <div {...props} className={clsx(classes.SeriesLeaders, className)}>
      <ul>
        {leaders.map(({ label, rider, href, value, jersey }) => (
          <li key={label}>
            <span className={classes.SeriesLeadersJersey}>{jersey && <Jersey kind={jersey} />}</span>
            <span className={classes.SeriesLeadersWords}>
              <span className={classes.SeriesLeadersLabel}>{label}</span>
              {href ? (
                <Link className={classes.SeriesLeadersRider} href={href}>
                  <bdi>{rider}</bdi>
                </Link>
              ) : (
                <bdi className={classes.SeriesLeadersRider}>{rider}</bdi>
              )}
            </span>
            <span className={classes.SeriesLeadersValue}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
