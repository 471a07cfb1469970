import { formatNumber, type Locale } from '@otryv/race';
import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { rankColumn } from '../columns/rankColumn.tsx';
import { type BaseTableProps, type Column, DataTable, type TableOrder } from '../DataTable/index.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import { columnCatalogues, type Messages } from '../messages/messages.ts';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import classes from './CatchUpTables.module.css';
import { type CatchUpLeader, type CatchUpWin, catchUpLeaders } from './catchUpWin.ts';

export interface CatchUpLeadersTableProps extends Omit<BaseTableProps, 'caption'> {
  caption?: string | undefined;
  /** All wins of the series, latest first: the table computes the leaders. */
  wins: readonly CatchUpWin[];
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  profileHref?: ((row: CatchUpLeader) => string | null) | undefined;
}

interface LeadersColumnsInput extends Pick<CatchUpLeadersTableProps, 'profileHref'> {
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
  ownProfileId: number | null;
}

const rowKey = ({ groupLabel, profileId }: CatchUpLeader) => `${groupLabel} ${profileId}`;
const byGroup: TableOrder = [];

/** The three riders with most wins in each group of a catch-up series. */
export function CatchUpLeadersTable({
  caption,
  wins,
  ownProfileId = null,
  profileHref,
  sort: givenSort,
  defaultSort = byGroup,
  onSort,
  className,
  ...props
}: CatchUpLeadersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const [sort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const rows = useMemo(() => catchUpLeaders(wins), [wins]);
  const columns = useMemo(
    () => leadersColumns({ messages, seriesMessages, locale, ownProfileId, profileHref }),
    [messages, seriesMessages, locale, ownProfileId, profileHref],
  );
  const rowMarks = useMemo(
    () =>
      ({ profileId }: CatchUpLeader) => ({ isOwn: profileId === ownProfileId }),
    [ownProfileId],
  );
  // Rows are grouped by default, until a sort is chosen.
  const sectionOf = useMemo(
    () =>
      sort.length > 0
        ? undefined
        : ({ groupLabel }: CatchUpLeader) => ({
            key: groupLabel,
            title: <b className={classes.GroupTitle}>{seriesMessages.inGroup(groupLabel)}</b>,
          }),
    [sort, seriesMessages],
  );

  return (
    <DataTable
      empty={<EmptyState title={seriesMessages.noWins.title}>{seriesMessages.noWins.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey, rowMarks, sort, ...(sectionOf && { sectionOf }) }}
      onSort={setSort}
      caption={caption ?? seriesMessages.leadersCaption}
      className={clsx(classes.CatchUpLeaders, className)}
    />
  );
}

function leadersColumns(input: LeadersColumnsInput): Column<CatchUpLeader>[] {
  const { messages, seriesMessages, locale, ownProfileId, profileHref } = input;

  return [
    rankColumn(input, ({ place }) => place),
    ...profileColumns<CatchUpLeader>({
      messages,
      ownProfileId,
      links: { profileHref },
      width: 260,
      categoryOf: ({ groupLabel }) => groupLabel,
    }),
    {
      key: 'wins',
      ...seriesMessages.wins,
      width: 84,
      descendingFirst: true,
      sortValue: (row) => row.wins,
      cell: (row) => formatNumber(row.wins, { locale }),
    },
  ];
}
