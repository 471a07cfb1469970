import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { teamCatalogues } from '../messages/teams.ts';
import classes from './TeamMembersTable.module.css';
import { teamMembersColumns } from './teamMembersColumns.tsx';
import type { TeamMembersTableRow } from './teamMembersTableRow.ts';

export interface TeamMembersTableProps extends BaseTableProps {
  rows: readonly TeamMembersTableRow[];
  /** URL of a rider; plain text without it. */
  profileHref?: ((row: TeamMembersTableRow) => string | null) | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<TeamMembersTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
}

const rowKey = ({ userId }: TeamMembersTableRow) => userId;
const byPoints = [{ column: 'points', ascending: false }];

/**
 * The members of a team: role, strength and contribution to the team in the season. Keyboard: Tab reaches the headers,
 * Enter sorts.
 */
export function TeamMembersTable({
  rows,
  profileHref,
  columns: recipe,
  ownProfileId = null,
  className,
  ...props
}: TeamMembersTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const teamMessages = useMessages(teamCatalogues);
  const mostPoints = Math.max(0, ...rows.map(({ seasonPoints }) => seasonPoints));
  const columns = useMemo(() => {
    const context = { messages, locale, timeZone, teamMessages };
    const made = teamMembersColumns({ ...context, ownProfileId, mostPoints, profileHref });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, teamMessages, ownProfileId, mostPoints, profileHref, recipe]);
  const rowMarks = useMemo(
    () =>
      ({ rider }: TeamMembersTableRow) => ({ isOwn: rider !== null && rider.zwiftId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      defaultSort={byPoints}
      density="standard"
      empty={<EmptyState title={teamMessages.noMembers.title}>{teamMessages.noMembers.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey, rowMarks }}
      className={clsx(columnClasses.ColumnsTable, classes.TeamMembersTable, className)}
    />
  );
}
