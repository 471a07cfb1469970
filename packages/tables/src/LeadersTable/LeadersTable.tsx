import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import classes from '../columns/Columns.module.css';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { intervalName, type LeaderLinks, leadersColumns } from './leadersColumns.tsx';
import { type LeadersTableRow, type RankedLeader, rankLeaders } from './leadersTableRow.ts';

export interface LeadersTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'>, LeaderLinks {
  /** Title: «Лидеры среди мужчин»; the accessible name of the table includes the interval. */
  caption: string;
  /** Leaders of this interval, or of several: those of the others are omitted. */
  rows: readonly LeadersTableRow[];
  /** In s. */
  interval: number;
  power?: PowerUnit | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<RankedLeader> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
}

const rowKey = (row: RankedLeader) => String(row.zwiftId);

/** The riders with the most power over an interval. */
export function LeadersTable({
  caption,
  rows,
  interval,
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  raceHref,
  className,
  ...props
}: LeadersTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const leaders = useMemo(() => rankLeaders(rows, interval, power), [rows, interval, power]);
  const columns = useMemo(() => {
    const links = { profileHref, teamHref, raceHref };
    const context = { messages, locale, timeZone, riderMessages };
    const made = leadersColumns({ ...context, interval, power, ownProfileId, links });
    return recipe?.(made) ?? made;
  }, [
    messages,
    locale,
    timeZone,
    riderMessages,
    interval,
    power,
    ownProfileId,
    profileHref,
    teamHref,
    raceHref,
    recipe,
  ]);
  const rowMarks = useMemo(
    () =>
      ({ zwiftId }: RankedLeader) => ({ isOwn: zwiftId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={riderMessages.noLeaders.title}>{riderMessages.noLeaders.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      caption={riderMessages.leaders(caption, intervalName(interval, { riderMessages }))}
      className={clsx(classes.ColumnsTable, className)}
      rows={leaders}
    />
  );
}
