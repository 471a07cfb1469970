import { CategoryBadge, RiderName, type RiderNameProps, TeamBadge } from '@otryv/ui';
import type { TeamOfRow } from '../ResultsTable/resultsTableRow.ts';
import classes from './RiderCell.module.css';

export interface RiderCellProps extends Omit<RiderNameProps, 'href' | 'team'> {
  category: string;
  /** Where the name leads; plain text without it. */
  href?: string | null | undefined;
  team: TeamOfRow | null;
  teamHref?: string | null | undefined;
}

/** Who rides: on wide screens in one line, on phones with the category and the team under the name. */
export function RiderCell({ category, href, team, teamHref, ...rider }: RiderCellProps) {
  return (
    <span className={classes.RiderCell}>
      <RiderName {...rider} className={classes.RiderCellName} href={href ?? undefined} />
      <CategoryBadge className={classes.RiderCellCategory} category={category} size="s" />
      {team && (
        <TeamBadge
          className={classes.RiderCellTeam}
          code={team.shortName}
          name={team.name}
          colour={team.appearance?.badgeBackground}
          href={teamHref ?? undefined}
        />
      )}
    </span>
  );
}
