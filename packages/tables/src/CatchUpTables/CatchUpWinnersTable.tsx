import { zoneLabel } from '@otryv/race';
import { EmptyState, useMessages, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable, type TableOrder } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { seriesCatalogues } from '../messages/series.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import { winnersColumns } from './winnersColumns.tsx';

export interface CatchUpWinnersTableProps extends Omit<BaseTableProps, 'caption'> {
  caption?: string | undefined;
  /** Latest first. */
  rows: readonly CatchUpWin[];
  /** Transforms the columns of the table; memoize it. */
  columns?: ColumnsTransform<CatchUpWin> | undefined;
  /** Profile id of the signed-in rider; marks the wins. */
  ownProfileId?: number | null | undefined;
  profileHref?: ((row: CatchUpWin) => string | null) | undefined;
  /** URL of a race's protocol; adds a column of links. */
  resultsHref?: ((row: CatchUpWin) => string | null) | undefined;
}

const rowKey = ({ eventId, profileId }: CatchUpWin) => `${eventId} ${profileId}`;
const latestFirst: TableOrder = [{ column: 'date', ascending: false }];
const dayMs = 86_400_000;

/** Winners of a catch-up series with date, group, speed and route. */
export function CatchUpWinnersTable({
  caption,
  rows,
  columns: recipe,
  ownProfileId = null,
  profileHref,
  resultsHref,
  className,
  ...props
}: CatchUpWinnersTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const zone = zoneLabel(timeZone, useNow(dayMs), locale);
  const groups = Math.max(0, ...rows.map(({ startGaps }) => startGaps.length));
  const columns = useMemo(() => {
    const made = winnersColumns({
      messages,
      seriesMessages,
      locale,
      zone,
      groups,
      ownProfileId,
      profileHref,
      resultsHref,
    });
    return recipe?.(made) ?? made;
  }, [messages, seriesMessages, locale, zone, groups, ownProfileId, profileHref, resultsHref, recipe]);
  const rowMarks = useMemo(
    () =>
      ({ profileId }: CatchUpWin) => ({ isOwn: profileId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      empty={<EmptyState title={seriesMessages.noWins.title}>{seriesMessages.noWins.text}</EmptyState>}
      defaultSort={latestFirst}
      {...props}
      {...{ columns, rows, rowKey, rowMarks }}
      caption={caption ?? seriesMessages.winnersCaption}
      className={clsx(classes.CatchUpWinners, className)}
    />
  );
}
