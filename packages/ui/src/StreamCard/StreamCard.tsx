import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './StreamCard.module.css';

export interface StreamPlace {
  platform: 'twitch' | 'youtube';
  href: string;
}

export interface StreamCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Of the stream. */
  title: string;
  /** Where it is shown; the first one is what the title leads to. */
  places: readonly StreamPlace[];
  /** The rider, as `RiderName` draws one. */
  rider: ReactNode;
  /** The name of the rider, for links that leave the site. */
  riderName: string;
  /** `null` where the platform keeps it to itself. */
  viewers: number | null;
  /** Viewers of the last hours, the oldest bar first; `null` where it was not on air. */
  history: readonly (number | null)[];
  /** How long it has been on air. */
  since?: ReactNode;
}

const names = { twitch: 'Twitch', youtube: 'YouTube' } as const;
/** A dashed foot where there was nothing. */
const footHeight = 0.025;

/** A stream on air: how many watch, how many have watched, whose it is and where it is shown. */
export function StreamCard(props: StreamCardProps) {
  const { title, places, rider, riderName, viewers, history, since, className, ...rest } = props;
  const messages = useMessages(pageCatalogues);
  const most = Math.max(1, ...history.map((each) => each ?? 0));
  const bars = history.map((each, index) => ({
    height: each === null ? footHeight : Math.max(each / most, footHeight),
    climb: index === history.length - 1,
  }));

  return (
    <article {...rest} className={clsx(classes.StreamCard, className)}>
      <div className={classes.StreamCardPicture}>
        <span className={classes.StreamCardLive}>{messages.onAir}</span>
        {viewers !== null && <span className={classes.StreamCardViewers}>{messages.viewers(viewers)}</span>}
        {bars.length > 0 && <BarStrip className={classes.StreamCardBars} bars={bars} />}
      </div>
      <div className={classes.StreamCardBody}>
        <h3 className={classes.StreamCardTitle}>
          <Link className={classes.StreamCardLink} href={places[0]?.href ?? ''}>
            {title}
          </Link>
        </h3>
        {rider}
        <p className={classes.StreamCardFoot}>
          <span>{since}</span>
          <span className={classes.StreamCardPlaces}>
            {places.map(({ platform, href }) => (
              <Link key={platform} className={classes.StreamCardLink} href={href}>
                {names[platform]}
                <VisuallyHidden>, {riderName}</VisuallyHidden>
              </Link>
            ))}
          </span>
        </p>
      </div>
    </article>
  );
}
