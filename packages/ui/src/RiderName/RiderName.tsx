import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { TeamBadge } from '../TeamBadge/TeamBadge.tsx';
import classes from './RiderName.module.css';

export interface RiderTeam {
  code: string;
  name?: string | undefined;
  colour?: string | null | undefined;
  href?: string | undefined;
}

export interface RiderNameProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** Alpha-3 country code; `null` for an unknown country, which gets a neutral mark. */
  country: string | null;
  href?: string | null | undefined;
  /** Address of a picture, or `null` for initials. Shown from standard density up. */
  avatar?: string | null | undefined;
  isWoman?: boolean | undefined;
  /** Whether this is the signed-in rider. */
  own?: boolean | undefined;
  /** The rider's duty: pace leader of the group, or its sweeper. */
  duty?: 'leader' | 'sweeper' | null | undefined;
  team?: RiderTeam | null | undefined;
}

/**
 * A rider in one line: flag, avatar, name, marks, and the team at the right edge. The name's text direction is
 * isolated.
 */
export function RiderName(props: RiderNameProps) {
  const { name, country, href, avatar, isWoman, own, duty, team, className, ...rest } = props;
  const { density, messages } = useOtryv();

  return (
    <span {...rest} className={clsx(classes.RiderName, className)} data-own={own || undefined} data-duty={duty}>
      <Flag country={country} />
      {density !== 'compact' && <Avatar name={name} src={avatar} />}
      {href ? (
        <Link className={classes.RiderNameWords} href={href} title={name}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className={classes.RiderNameWords} title={name}>
          {name}
        </bdi>
      )}
      {isWoman && (
        <span className={classes.RiderNameSex} role="img" aria-label={messages.woman}>
          {messages.womanMark}
        </span>
      )}
      {own && <Chip tone="own">{messages.you}</Chip>}
      {duty && <Chip tone="line">{messages[duty]}</Chip>}
      {team && <TeamBadge className={classes.RiderNameTeam} {...team} />}
    </span>
  );
}
