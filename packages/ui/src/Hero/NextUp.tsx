import type { Moment, RouteProfile } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CategoryCounts } from '../CategoryBadge/CategoryCounts.tsx';
import type { CategoryChoice } from '../CategoryBadge/CategoryFilter.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { DisplayText, displayLang } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { RouteBars } from '../RouteBars/RouteBars.tsx';
import classes from './NextUp.module.css';

export interface NextUpProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: string;
  href?: string | undefined;
  /** «Следующий старт, сегодня в 17:30 МСК». */
  kicker: ReactNode;
  /** World and route. */
  meta: ReactNode;
  counts?: readonly CategoryChoice[];
  /** Category of the reader's own group. */
  ownGroup?: string | null | undefined;
  route: RouteProfile | null;
  startsAt: Moment;
  /** A line under the countdown. */
  hint?: ReactNode;
  action?: ReactNode;
  /** h1 on the home page, h2 under another title. */
  level?: 1 | 2;
}

/** The ink poster of the next start; at most one per page. */
export function NextUp(props: NextUpProps) {
  const {
    title,
    href,
    kicker,
    meta,
    counts = [],
    ownGroup,
    route,
    startsAt,
    hint,
    action,
    level = 1,
    className,
    ...rest
  } = props;

  const { locale } = useOtryv();
  const messages = useMessages(pageCatalogues);

  return (
    <section aria-label={title} {...rest} className={clsx(classes.NextUp, className)}>
      <div className={classes.NextUpPoster}>
        <RouteBars route={route} bars={150} />
        {route && <p className={classes.NextUpScheme}>{messages.schemeOfRoute}</p>}
      </div>
      <div className={classes.NextUpWords}>
        <p className={classes.NextUpKicker}>{kicker}</p>
        <DisplayText
          as={level === 1 ? 'h1' : 'h2'}
          size="d-xl"
          className={classes.NextUpTitle}
          lang={displayLang(title, locale)}
        >
          <bdi>{href ? <Link href={href}>{title}</Link> : title}</bdi>
        </DisplayText>
        <p className={classes.NextUpMeta}>{meta}</p>
        {counts.length > 0 && (
          <p className={classes.NextUpCounts}>
            <CategoryCounts counts={counts} own={ownGroup} />
          </p>
        )}
      </div>
      <div className={classes.NextUpSide}>
        <Countdown className={classes.NextUpCountdown} to={startsAt} />
        {hint && <p className={classes.NextUpHint}>{hint}</p>}
        {action}
      </div>
    </section>
  );
}
