import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { bestOfIntervals } from '../columns/bestOfIntervals.ts';
import classes from '../columns/Columns.module.css';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import { phone, useMedia } from '../DataTable/state/useMedia.ts';
import gapClasses from '../GapColumns/GapColumns.module.css';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { RidersCards } from './RidersCards.tsx';
import { RidersLegend } from './RidersLegend.tsx';
import ownClasses from './RidersTable.module.css';
import { type ListedRiderLinks, listedIntervals, ridersColumns } from './ridersColumns.tsx';
import type { RidersTableRow } from './ridersTableRow.ts';
import { breakPoints, scoreGaps } from './scoreGaps.ts';

export interface RidersTableProps extends BaseTableProps, ListedRiderLinks {
  /** One page of the list, in the order of `sort`. */
  rows: readonly RidersTableRow[];
  power?: PowerUnit | undefined;
  /**
   * Highest racing score of the whole list, from which the gaps of a later page are computed; that of the first row by
   * default.
   */
  leadingScore?: number | null | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<RidersTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
}

const rowKey = (row: RidersTableRow) => String(row.zwiftId);
const strongestFirst = [{ column: 'racingScore', ascending: false }];

/**
 * Paginated riders, sorted by the server: the racing score like a race, with gaps, then power and body; cards on
 * phones.
 */
export function RidersTable({
  rows,
  power = 'wattsPerKg',
  leadingScore = null,
  sort: given,
  defaultSort = strongestFirst,
  onSort,
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  className,
  ...props
}: RidersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const isPhone = useMedia(phone);
  const [sort, setSort] = useControllable(given, defaultSort, onSort);
  const [first] = sort;
  const isRanked = first?.column === 'racingScore' && !first.ascending;
  const gaps = useMemo(() => (isRanked ? scoreGaps(rows, leadingScore) : null), [isRanked, rows, leadingScore]);
  const bests = useMemo(() => {
    // A card has no column whose best could be marked.
    const measured = (isPhone ? [] : rows).map(({ cpBestEfforts }) => ({ bestEfforts: cpBestEfforts ?? [] }));
    return bestOfIntervals(measured, listedIntervals, power);
  }, [isPhone, rows, power]);
  const columns = useMemo(() => {
    const links = { profileHref, teamHref, weightHref, rankingHref };
    const made = ridersColumns({ messages, locale, riderMessages, power, ownProfileId, links, bests, gaps });
    return recipe?.(made) ?? made;
  }, [
    messages,
    locale,
    riderMessages,
    power,
    ownProfileId,
    profileHref,
    teamHref,
    weightHref,
    rankingHref,
    recipe,
    bests,
    gaps,
  ]);
  const rowMarks = useMemo(
    () =>
      ({ zwiftId }: RidersTableRow) => ({
        isOwn: zwiftId === ownProfileId,
        isBreak: (gaps?.of.get(zwiftId)?.toPrevious ?? 0) >= breakPoints,
      }),
    [ownProfileId, gaps],
  );

  return (
    <>
      <DataTable
        empty={<EmptyState title={riderMessages.nobody.title}>{riderMessages.nobody.text}</EmptyState>}
        {...props}
        {...{ columns, rows, rowKey, rowMarks, sort }}
        onSort={setSort}
        cards={
          isPhone && (
            <RidersCards {...{ rows, columns, sort, gaps, ownProfileId }} caption={props.caption} onSort={setSort} />
          )
        }
        className={clsx(classes.ColumnsTable, gapClasses.GapColumns, ownClasses.RidersTable, className)}
        isOrdered
      />
      {rows.length > 0 && !isPhone && <RidersLegend isRanked={isRanked} />}
    </>
  );
}
