import { clsx } from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx';
import { CategoryCounts } from '../CategoryBadge/CategoryCounts.tsx';
import type { CategoryChoice } from '../CategoryBadge/CategoryFilter.tsx';
import { DisplayText, displayLang } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { RaceTime } from '../RaceTime/RaceTime.tsx';
import { RiderName } from '../RiderName/RiderName.tsx';
import classes from './OngoingRace.module.css';

export interface OngoingFinisher {
  key: string | number;
  name: string;
  /** Alpha-3 country code; `null` for an unknown country. */
  country: string | null;
  href?: string | undefined;
  category: string;
  /** Race time in milliseconds; `null` if there is none. */
  ms: number | null;
}

export interface OngoingRaceProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  title: string;
  href: string;
  /** Elapsed time of the race: «В пути 38 мин». */
  elapsed: ReactNode;
  /** Groups with their sign-ups. */
  counts?: readonly CategoryChoice[];
  /** Category of the reader's own group. */
  ownGroup?: string | null | undefined;
  /** Numbers of finishers and of sign-ups. */
  summary: ReactNode;
  finishers: readonly OngoingFinisher[];
  /** Shown while there are no finishers. */
  empty: ReactNode;
  /** Note that the data are unofficial, with their time. */
  note: ReactNode;
  /** Whether the data have not been updated for long: the note becomes a warning. */
  isStale?: boolean;
  /** Link to the start list. */
  action?: ReactNode;
}

/** An ongoing race: elapsed time, starters, and the first finishers. */
export function OngoingRace(props: OngoingRaceProps) {
  const {
    title,
    href,
    elapsed,
    counts = [],
    ownGroup,
    summary,
    finishers,
    empty,
    note,
    isStale,
    action,
    className,
    ...rest
  } = props;
  const { locale } = useOtryv();

  return (
    <article {...rest} className={clsx(classes.OngoingRace, className)}>
      <div className={classes.OngoingRaceWords}>
        <p className={classes.OngoingRaceElapsed}>{elapsed}</p>
        <DisplayText as="h3" size="d-s" lang={displayLang(title, locale)}>
          <Link className={classes.OngoingRaceTitle} href={href}>
            {title}
          </Link>
        </DisplayText>
        {counts.length > 0 && (
          <p className={classes.OngoingRaceCounts}>
            <CategoryCounts counts={counts} own={ownGroup} />
          </p>
        )}
        {action && <p className={classes.OngoingRaceAction}>{action}</p>}
      </div>
      <div className={classes.OngoingRaceFinish}>
        <p className={classes.OngoingRaceSummary}>{summary}</p>
        {finishers.length === 0 ? (
          <p className={classes.OngoingRaceEmpty}>{empty}</p>
        ) : (
          <ol className={classes.OngoingRaceFinishers}>
            {finishers.map(({ key, name, country, href: riderHref, category, ms }) => (
              <li key={key} data-own={category === ownGroup || undefined}>
                <CategoryBadge category={category} />
                <RiderName name={name} country={country} href={riderHref} />
                <RaceTime ms={ms} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className={classes.OngoingRaceNote} data-stale={isStale || undefined}>
        <Icon of={isStale ? TriangleAlert : Info} />
        <span>{note}</span>
      </p>
    </article>
  );
}
