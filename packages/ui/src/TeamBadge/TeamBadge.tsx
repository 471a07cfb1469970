import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/Link.tsx';
import classes from './TeamBadge.module.css';

export interface TeamBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The team's short code, as written by the team. */
  code: string;
  /** Full name, shown as the title. */
  name?: string | undefined;
  /** Any CSS colour; grey without it. */
  colour?: string | null | undefined;
  href?: string | null | undefined;
}

/** A team's code with a tick of its colour. */
export function TeamBadge({ code, name, colour, href, className, ...props }: TeamBadgeProps) {
  return (
    <span title={name} {...props} className={clsx(classes.TeamBadge, className)}>
      <svg width="6" height="14" aria-hidden="true">
        <rect className={classes.TeamBadgeTick} x="1" y="1" width="4" height="12" rx="1" fill={colour ?? '#8b93a1'} />
      </svg>
      {href ? (
        <Link className={classes.TeamBadgeLink} href={href}>
          {code}
        </Link>
      ) : (
        code
      )}
    </span>
  );
}
