import { formatNumber } from '@otryv/race';
import { TeamBadge, VisuallyHidden } from '@otryv/ui';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import { rankColumn } from '../columns/rankColumn.tsx';
import type { Column } from '../DataTable/index.ts';
import type { TeamMessages } from '../messages/teams.ts';
import classes from './TeamsRatingTable.module.css';
import { ratedRank, type TeamsRatingTableRow } from './teamsRatingTableRow.ts';

export interface TeamsRatingColumnsInput extends ColumnContext {
  teamMessages: TeamMessages;
  onPoints: ((row: TeamsRatingTableRow) => void) | undefined;
  teamHref: ((row: TeamsRatingTableRow) => string | null) | undefined;
}

/** Returns the columns of the rating of teams. */
export function teamsRatingColumns(input: TeamsRatingColumnsInput): Column<TeamsRatingTableRow>[] {
  const { messages, locale, teamMessages } = input;
  const menu = messages.groups.data;
  const { points, members, results } = teamMessages.rating;

  return [
    { ...rankColumn<TeamsRatingTableRow>(input, ratedRank), sortValue: ratedRank },
    teamColumn(input),
    {
      key: 'points',
      ...points,
      descendingFirst: true,
      width: 84,
      sortValue: ({ rankPoints }) => rankPoints ?? 0,
      cell: (row) => <Points row={row} input={input} />,
    },
    {
      key: 'members',
      ...members,
      descendingFirst: true,
      width: 76,
      menu,
      sortValue: ({ totalMembers }) => totalMembers,
      cell: ({ totalMembers }) => formatNumber(totalMembers, { locale }),
    },
    {
      key: 'results',
      ...results,
      descendingFirst: true,
      width: 100,
      menu,
      sortValue: ({ totalResults }) => totalResults,
      cell: ({ totalResults }) => formatNumber(totalResults, { locale }),
    },
  ];
}

function teamColumn({ teamMessages, teamHref }: TeamsRatingColumnsInput): Column<TeamsRatingTableRow> {
  return {
    key: 'team',
    label: teamMessages.rating.team,
    width: 300,
    pin: 'name',
    align: 'start',
    isRowHeader: true,
    sortValue: ({ name }) => name,
    cell: (row) => (
      <span className={classes.TeamsRatingTeam}>
        <TeamBadge code={row.shortName} name={row.name} colour={row.appearance?.badgeBackground} />
        <ColumnLink className={classes.TeamsRatingName} href={teamHref?.(row)} title={row.name}>
          <bdi>{row.name}</bdi>
        </ColumnLink>
      </span>
    ),
  };
}

function Points({ row, input }: { row: TeamsRatingTableRow; input: TeamsRatingColumnsInput }) {
  const { locale, teamMessages, onPoints } = input;
  const points = row.rankPoints ?? 0;
  const text = formatNumber(points, { locale });
  if (!onPoints || points === 0) return text;

  return (
    <button type="button" className={classes.TeamsRatingPoints} aria-haspopup="dialog" onClick={() => onPoints(row)}>
      {text}
      <VisuallyHidden>{teamMessages.rating.contributions(row.name)}</VisuallyHidden>
    </button>
  );
}
