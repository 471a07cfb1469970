import { EmptyState, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type ColumnsRecipe, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useTeamMessages } from '../messages/teams.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './TeamsRatingTable.module.css';
import { teamsRatingColumns } from './teamsRatingColumns.tsx';
import type { TeamsRatingTableRow } from './teamsRatingTableRow.ts';

export interface TeamsRatingTableProps extends TableFrameProps {
  rows: readonly TeamsRatingTableRow[];
  /** Opens what a team's points are made of; without it the points are plain text. */
  onPoints?: ((row: TeamsRatingTableRow) => void) | undefined;
  /** Where a team leads; plain text without it. */
  teamHref?: ((row: TeamsRatingTableRow) => string | null) | undefined;
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<TeamsRatingTableRow> | undefined;
  /** The signed-in rider's team, whose row is marked. */
  ownTeam?: string | null | undefined;
}

const rowKey = (row: TeamsRatingTableRow) => row.urlSlug;
const byPlace = [{ column: 'place', ascending: true }];

/** The teams of a season by their points; a team without points has no place. */
export function TeamsRatingTable({
  onPoints,
  teamHref,
  columns: recipe,
  ownTeam = null,
  className,
  ...props
}: TeamsRatingTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const teamMessages = useTeamMessages();
  const columns = useMemo(() => {
    const made = teamsRatingColumns({ messages, locale, teamMessages, onPoints, teamHref });
    return recipe?.(made) ?? made;
  }, [messages, locale, teamMessages, onPoints, teamHref, recipe]);
  const look = useMemo(
    () =>
      ({ urlSlug }: TeamsRatingTableRow) => ({ isOwn: urlSlug === ownTeam }),
    [ownTeam],
  );

  return (
    <DataTable
      defaultSort={byPlace}
      density="standard"
      empty={<EmptyState title={teamMessages.noTeams.title}>{teamMessages.noTeams.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, look }}
      className={clsx(columnClasses.ColumnsTable, classes.TeamsRatingTable, className)}
    />
  );
}
