import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './StreamBadge.module.css';

export interface StreamBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  platform: 'twitch' | 'youtube';
  /** Whether it is live or a recording. */
  live: boolean;
  href?: string | undefined;
}

const names = { twitch: 'Twitch', youtube: 'YouTube' } as const;

/** A stream: live or recorded, and its platform. */
export function StreamBadge({ platform, live, href, className, ...props }: StreamBadgeProps) {
  const messages = useMessages(pageCatalogues);

  return (
    <span {...props} className={clsx(classes.StreamBadge, className)} data-live={live || undefined}>
      <Chip tone={live ? 'ink' : 'line'}>{live ? messages.live : messages.recorded}</Chip>
      {href === undefined ? (
        names[platform]
      ) : (
        <Link className={classes.StreamBadgeLink} href={href}>
          {names[platform]}
        </Link>
      )}
    </span>
  );
}
