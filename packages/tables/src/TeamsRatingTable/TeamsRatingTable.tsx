import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { teamCatalogues } from '../messages/teams.ts';
import classes from './TeamsRatingTable.module.css';
import { teamsRatingColumns } from './teamsRatingColumns.tsx';
import type { TeamsRatingTableRow } from './teamsRatingTableRow.ts';

export interface TeamsRatingTableProps extends BaseTableProps {
  rows: readonly TeamsRatingTableRow[];
  /** Opens the details of a team's points; without it the points are plain text. */
  onPoints?: ((row: TeamsRatingTableRow) => void) | undefined;
  /** URL of a team; plain text without it. */
  teamHref?: ((row: TeamsRatingTableRow) => string | null) | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<TeamsRatingTableRow> | undefined;
  /** The team of the signed-in rider; marks the row. */
  ownTeam?: string | null | undefined;
}

const rowKey = (row: TeamsRatingTableRow) => row.urlSlug;
const byRank = [{ column: 'place', ascending: true }];

/** The teams of a season by their points; a team without points is unranked. */
export function TeamsRatingTable({
  onPoints,
  teamHref,
  columns: recipe,
  ownTeam = null,
  className,
  ...props
}: TeamsRatingTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const teamMessages = useMessages(teamCatalogues);
  const columns = useMemo(() => {
    const made = teamsRatingColumns({ messages, locale, teamMessages, onPoints, teamHref });
    return recipe?.(made) ?? made;
  }, [messages, locale, teamMessages, onPoints, teamHref, recipe]);
  const rowMarks = useMemo(
    () =>
      ({ urlSlug }: TeamsRatingTableRow) => ({ isOwn: urlSlug === ownTeam }),
    [ownTeam],
  );

  return (
    <DataTable
      defaultSort={byRank}
      density="standard"
      empty={<EmptyState title={teamMessages.noTeams.title}>{teamMessages.noTeams.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(columnClasses.ColumnsTable, classes.TeamsRatingTable, className)}
    />
  );
}
