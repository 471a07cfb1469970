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
  /** Title of the stream. */
  title: string;
  /** Platforms of the stream; the title links to the first one. */
  places: readonly StreamPlace[];
  /** The rider, rendered as a `RiderName`. */
  rider: ReactNode;
  /** Name of the rider, for links to other sites. */
  riderName: string;
  /** `null` if the platform does not disclose it. */
  viewers: number | null;
  /** Viewers of the last hours, oldest bar first; `null` while off air. */
  history: readonly (number | null)[];
  /** Time since it went live. */
  since?: ReactNode;
}

const names = { twitch: 'Twitch', youtube: 'YouTube' } as const;
/** A dashed baseline for bars without data. */
const footHeight = 0.025;

/** A live stream: current viewers, their history, the rider and the platforms. */
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
