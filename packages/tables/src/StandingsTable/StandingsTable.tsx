import { categoriesOf, type Moment, seriesCategory } from '@otryv/race';
import { CategoryFilter, EmptyState, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable, type TableOrder } from '../DataTable/index.ts';
import { splitTableProps } from '../DataTable/splitTableProps.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import gaps from '../GapColumns/GapColumns.module.css';
import { columnCatalogues } from '../messages/messages.ts';
import { seriesCatalogues } from '../messages/series.ts';
import seriesClasses from '../SeriesColumns/SeriesColumns.module.css';
import { StandingsFoot } from './StandingsFoot.tsx';
import classes from './StandingsTable.module.css';
import type { StandingsLinks } from './standingsInput.ts';
import {
  finalCategoryOf,
  type StandingsKind,
  type StandingsStage,
  type StandingsTableRow,
  standingsRank,
} from './standingsTableRow.ts';
import { useStandingsView } from './useStandingsView.tsx';

export interface StandingsTableProps extends Omit<BaseTableProps, 'caption'>, StandingsLinks {
  /** Name of the table; «Главный зачёт» by default. */
  caption?: string | undefined;
  kind: StandingsKind;
  rows: readonly StandingsTableRow[];
  /** Stages ridden so far; each is a column. Keep its identity. */
  stages: readonly StandingsStage[];
  /** Options of the filter, as APlus, A, B; the categories of the rows by default. */
  categories?: readonly string[] | undefined;
  /** Filters the riders by this category, as its badge label; `null` for all. */
  category?: string | null | undefined;
  onCategory?: ((category: string | null) => void) | undefined;
  /** Transforms the columns of the table; memoize it. */
  columns?: ColumnsTransform<StandingsTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  /** Time when the classification was computed. */
  updatedAt?: Moment;
}

const rowKey = ({ profileId }: StandingsTableRow) => String(profileId);
const isLast = ({ disqualification }: StandingsTableRow) => disqualification !== null;
const firstOrder: Record<StandingsKind, TableOrder> = {
  tour: [{ column: 'time', ascending: true }],
  endurance: [{ column: 'distance', ascending: false }],
};

/** The general classification of a tour, by time, or of an endurance series, by distance, with a column per stage. */
export function StandingsTable({
  caption,
  kind,
  rows,
  stages,
  categories,
  category: givenCategory,
  onCategory,
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  updatedAt,
  sort: givenSort,
  defaultSort = firstOrder[kind],
  onSort,
  table,
  empty,
  className,
  ...props
}: StandingsTableProps) {
  const [passed, attributes] = splitTableProps(props);
  const { loading, error } = passed;
  const seriesMessages = useMessages(seriesCatalogues);
  const messages = useMessages(columnCatalogues);
  const [category, setCategory] = useControllable<string | null, null>(givenCategory, null, onCategory);
  const [sort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const links = { profileHref, teamHref };
  const view = useStandingsView({ rows, kind, stages, category, sort, recipe, ownProfileId, links });
  const offered = useMemo(
    () => categoriesOf(categories?.map(seriesCategory) ?? rows.map(finalCategoryOf)),
    [categories, rows],
  );
  const ofCategory = category !== null;
  const thenBy = useMemo(() => (row: StandingsTableRow) => standingsRank(row, ofCategory), [ofCategory]);
  const { title, text } = rows.length > 0 ? messages.noResultsInCategory : seriesMessages.noStandings;

  return (
    <div
      {...attributes}
      className={clsx(classes.StandingsTable, gaps.GapColumns, gaps.TimedGaps, className)}
      data-kind={kind}
      data-hour-gaps={view.hasHourGaps || undefined}
    >
      {offered.length > 0 && (loading || (rows.length > 0 && !error)) && (
        <div className={seriesClasses.SeriesTools}>
          <CategoryFilter
            categories={offered.map((each) => ({ category: each }))}
            value={category}
            onChange={setCategory}
          />
        </div>
      )}
      <DataTable
        {...passed}
        {...{ rowKey, isLast, thenBy, sort, table }}
        caption={caption ?? seriesMessages.standings}
        columns={view.columns}
        rows={view.shown}
        allRows={() => rows}
        rowMarks={view.rowMarks}
        sectionOf={view.sectionOf}
        pageOf={view.pageOf}
        onSort={setSort}
        empty={empty ?? <EmptyState title={title}>{text}</EmptyState>}
        foot={view.shown.length > 0 && !error && <StandingsFoot {...{ kind, stages, updatedAt }} rows={view.shown} />}
      />
    </div>
  );
}
