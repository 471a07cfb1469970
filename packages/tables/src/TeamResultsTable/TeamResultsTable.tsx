import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import classes from '../columns/Columns.module.css';
import { racedMarks } from '../columns/racedRow.ts';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import { teamCatalogues } from '../messages/teams.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { type TeamResultsLinks, teamResultsColumns } from './teamResultsColumns.tsx';
import type { TeamResultsTableRow } from './teamResultsTableRow.ts';

export interface TeamResultsTableProps
  extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'>,
    TeamResultsLinks {
  /** One page of the team's races, latest first. */
  rows: readonly TeamResultsTableRow[];
  /** Unit of NP; the average power is shown in both. */
  power?: PowerUnit | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<TeamResultsTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the rows. */
  ownProfileId?: number | null | undefined;
}

const rowKey = (row: TeamResultsTableRow) => row.id;

/** Paginated races of a team's riders, latest first. */
export function TeamResultsTable({
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  profileHref,
  raceHref,
  weightHref,
  className,
  ...props
}: TeamResultsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const teamMessages = useMessages(teamCatalogues);
  const columns = useMemo(() => {
    const links = { profileHref, raceHref, weightHref };
    const context = { messages, locale, timeZone, riderMessages, teamMessages };
    const made = teamResultsColumns({ ...context, power, ownProfileId, links });
    return recipe?.(made) ?? made;
  }, [
    messages,
    locale,
    timeZone,
    riderMessages,
    teamMessages,
    power,
    ownProfileId,
    profileHref,
    raceHref,
    weightHref,
    recipe,
  ]);
  const rowMarks = useMemo(
    () => (row: TeamResultsTableRow) => ({ ...racedMarks(row), isOwn: row.profileId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      empty={<EmptyState title={teamMessages.noResults.title}>{teamMessages.noResults.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.ColumnsTable, className)}
      isOrdered
    />
  );
}
