import { CategoryBadge, RiderName, TeamBadge } from '@otryv/ui';
import classes from './ResultsTable.module.css';
import { nameOf, type ResultsTableRow } from './resultsTableRow.ts';

/** Where the names in a table lead; what is not given stays plain text. */
export interface RiderLinks {
  profileHref?: ((row: ResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: ResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: ResultsTableRow) => string | null) | undefined;
}

export interface RiderCellProps {
  row: ResultsTableRow;
  own: boolean;
  links: RiderLinks;
}

/** Who rode: on wide screens in one line, on phones with the category and the team under the name. */
export function RiderCell({ row, own, links }: RiderCellProps) {
  const { profileData, isLeader, isSweeper } = row;
  const { team } = profileData;

  return (
    <span className={classes.RiderCell}>
      <RiderName
        className={classes.RiderCellName}
        name={nameOf(row)}
        country={profileData.countryAlpha3}
        href={links.profileHref?.(row) ?? undefined}
        avatar={profileData.imageSrc}
        isWoman={profileData.gender === 'FEMALE'}
        own={own}
        duty={isLeader ? 'leader' : isSweeper ? 'sweeper' : null}
      />
      <CategoryBadge className={classes.RiderCellCategory} category={row.subgroupLabel} size="s" />
      {team && (
        <TeamBadge
          className={classes.RiderCellTeam}
          code={team.shortName}
          name={team.name}
          colour={team.appearance?.badgeBackground}
          href={links.teamHref?.(row) ?? undefined}
        />
      )}
    </span>
  );
}
