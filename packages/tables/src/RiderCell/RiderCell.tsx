import { CategoryBadge, RiderName, type RiderNameProps, TeamBadge } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';
import classes from './RiderCell.module.css';

export interface RiderCellProps extends Omit<RiderNameProps, 'href' | 'team'> {
  category: string | null;
  /** URL of the name; plain text without it. */
  href?: string | null | undefined;
  team: TeamOfRow | null;
  teamHref?: string | null | undefined;
  /** Rendered after the name; a link on phones is beside the category. */
  marks?: ReactNode;
}

/** A rider: in one line on wide screens, on phones with the category and the team below the name. */
export function RiderCell({ category, href, team, teamHref, marks, ...rider }: RiderCellProps) {
  return (
    <span className={classes.RiderCell} data-rider data-marked={marks ? true : undefined}>
      <RiderName {...rider} className={classes.RiderCellName} href={href} />
      {marks && <span className={classes.RiderCellMarks}>{marks}</span>}
      <CategoryBadge className={classes.RiderCellCategory} category={category} size="s" />
      {team && (
        <TeamBadge
          className={classes.RiderCellTeam}
          code={team.shortName}
          name={team.name}
          colour={team.appearance?.badgeBackground}
          href={teamHref}
        />
      )}
    </span>
  );
}
