import { formatDuration, formatGap, formatNumber, type Locale } from '@otryv/race';
import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { rankColumn } from '../columns/rankColumn.tsx';
import { type BaseTableProps, type Column, DataTable, type TableOrder } from '../DataTable/index.ts';
import { columnCatalogues, type Messages } from '../messages/messages.ts';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import type { StandingsRider } from '../StandingsTable/index.ts';
import classes from './ClassificationTables.module.css';

/** A rider in a special classification: of points, of women, of an age group. */
export interface ClassificationRow {
  profileId: number;
  place: number;
  rider: StandingsRider;
  /** The final category; `null` without one. */
  category: string | null;
  /** In a points classification. */
  points: number | null;
  /** In ms, in a classification by time. */
  timeMs: number | null;
  /** Gap to the first, in ms; the first has none. */
  gapToLeaderMs: number | null;
  /** Number of counted stages by which the rider is behind the first; shown instead of a time gap. */
  fewerStages?: number;
}

export interface ClassificationTableProps extends BaseTableProps {
  kind: 'points' | 'time';
  rows: readonly ClassificationRow[];
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  profileHref?: ((row: ClassificationRow) => string | null) | undefined;
  teamHref?: ((row: ClassificationRow) => string | null) | undefined;
}

const rowKey = ({ profileId }: ClassificationRow) => String(profileId);
const asGiven: TableOrder = [];
/** More than the time of all stages together, in ms. */
const ofAStage = 1e12;

/**
 * A classification of a series by points or by time. Keyboard: as in every table, Tab reaches its headers and links.
 */
export function ClassificationTable({
  kind,
  ownProfileId = null,
  profileHref,
  teamHref,
  className,
  ...props
}: ClassificationTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const columns = useMemo(
    () => classificationColumns({ kind, messages, seriesMessages, locale, ownProfileId, profileHref, teamHref }),
    [kind, messages, seriesMessages, locale, ownProfileId, profileHref, teamHref],
  );
  const rowMarks = useMemo(
    () =>
      ({ profileId }: ClassificationRow) => ({ isOwn: profileId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      defaultSort={asGiven}
      empty={<EmptyState title={seriesMessages.noStandings.title}>{seriesMessages.noStandings.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.ClassificationTable, className)}
    />
  );
}

interface ColumnsInput extends Pick<ClassificationTableProps, 'kind' | 'profileHref' | 'teamHref'> {
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
  ownProfileId: number | null;
}

function classificationColumns(input: ColumnsInput): Column<ClassificationRow>[] {
  const { kind, messages, seriesMessages, locale, ownProfileId, profileHref, teamHref } = input;
  const fewerText = ({ fewerStages = 0 }: ClassificationRow) =>
    fewerStages > 0 ? seriesMessages.fewerStages(fewerStages) : null;
  const places: Column<ClassificationRow>[] = [
    rankColumn(input, ({ place }) => place),
    ...profileColumns<ClassificationRow>({
      messages,
      ownProfileId,
      links: { profileHref, teamHref },
      width: 260,
      categoryOf: ({ category }) => category,
    }),
  ];
  if (kind === 'points') {
    const points: Column<ClassificationRow> = {
      key: 'points',
      ...seriesMessages.classificationPoints,
      width: 96,
      descendingFirst: true,
      sortValue: (row) => row.points,
      cell: (row) => row.points !== null && formatNumber(row.points, { locale }),
    };
    return [...places, points];
  }

  return [
    ...places,
    {
      key: 'time',
      ...seriesMessages.classificationTime,
      width: 108,
      // Riders with fewer stages come after the others, in ranking order.
      sortValue: ({ timeMs, fewerStages = 0 }) => (timeMs === null ? null : fewerStages * ofAStage + timeMs),
      exportMs: ({ timeMs }) => timeMs,
      cell: ({ timeMs }) => <b>{formatDuration(timeMs)}</b>,
    },
    {
      key: 'gap',
      ...seriesMessages.classificationGap,
      width: 96,
      exportMs: ({ gapToLeaderMs }) => gapToLeaderMs,
      exportText: fewerText,
      cell: (row) => {
        const { gapToLeaderMs } = row;
        return fewerText(row) ?? (gapToLeaderMs === null ? messages.gapLeader : formatGap(gapToLeaderMs, locale));
      },
    },
  ];
}
