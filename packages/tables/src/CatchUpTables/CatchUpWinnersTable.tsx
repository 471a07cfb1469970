import { zoneLabel } from '@otryv/race';
import { EmptyState, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type ColumnsRecipe, DataTable, type TableFrameProps, type TableOrder } from '../DataTable/index.ts';
import { useSeriesMessages } from '../messages/series.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import { winnersColumns } from './winnersColumns.tsx';

export interface CatchUpWinnersTableProps extends Omit<TableFrameProps, 'caption'> {
  caption?: string | undefined;
  /** Latest first. */
  rows: readonly CatchUpWin[];
  /** Makes other columns of the table's own; keep its identity. */
  columns?: ColumnsRecipe<CatchUpWin> | undefined;
  /** The signed-in rider, whose wins are marked. */
  ownProfileId?: number | null | undefined;
  profileHref?: ((row: CatchUpWin) => string | null) | undefined;
  /** Where the protocol of a race stands; there is no column for it without. */
  resultsHref?: ((row: CatchUpWin) => string | null) | undefined;
}

const rowKey = ({ eventId, profileId }: CatchUpWin) => `${eventId} ${profileId}`;
const latestFirst: TableOrder = [{ column: 'date', ascending: false }];
const dayMs = 86_400_000;

/** Who won the races of a catch-up series: when, from which group, how fast, and over which route. */
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
  const messages = useMessages();
  const words = useSeriesMessages();
  const zone = zoneLabel(timeZone, useNow(dayMs), locale);
  const groups = Math.max(0, ...rows.map(({ startGaps }) => startGaps.length));
  const columns = useMemo(() => {
    const made = winnersColumns({ messages, words, locale, zone, groups, ownProfileId, profileHref, resultsHref });
    return recipe?.(made) ?? made;
  }, [messages, words, locale, zone, groups, ownProfileId, profileHref, resultsHref, recipe]);
  const look = useMemo(
    () =>
      ({ profileId }: CatchUpWin) => ({ isOwn: profileId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      empty={<EmptyState title={words.noWins.title}>{words.noWins.text}</EmptyState>}
      defaultSort={latestFirst}
      {...props}
      {...{ columns, rows, rowKey, look }}
      caption={caption ?? words.winnersCaption}
      className={clsx(classes.CatchUpWinners, className)}
    />
  );
}
