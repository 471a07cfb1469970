import { categoriesOf, seriesCategory } from '@otryv/race';
import { EmptyState, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { DataTable, type TableHandle, type TableOrder } from '../DataTable/index.ts';
import { splitTableProps } from '../DataTable/splitTableProps.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import gaps from '../GapColumns/GapColumns.module.css';
import { columnCatalogues } from '../messages/messages.ts';
import { seriesCatalogues } from '../messages/series.ts';
import { stageCaption } from '../messages/stageTexts.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { type StageResultsTableRow, stageCategoryOf } from '../rows/stageResultsTableRow.ts';
import { StageFoot } from './StageFoot.tsx';
import { StageHead } from './StageHead.tsx';
import classes from './StageResultsTable.module.css';
import { StageTools } from './StageTools.tsx';
import { latestChange } from './stagePages.ts';
import type { StageResultsTableProps } from './stageResultsTableProps.ts';
import { useStageHandle } from './useStageHandle.ts';
import { useStagePage } from './useStagePage.ts';
import { useStageView } from './useStageView.tsx';

const rowKey = (row: StageResultsTableRow) => row.id;
const byTime: TableOrder = [{ column: 'time', ascending: true }];

/** The protocol of a stage: places, times and gaps, power, and the organizer's decisions; the disqualified are last. */
export function StageResultsTable({
  rows,
  stage,
  heading = 'h2',
  categories,
  category: givenCategory,
  onCategory,
  power: givenPower,
  onPower,
  columns: recipe,
  ownProfileId = null,
  onAction,
  onWhy,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  resultsUpdatedAt,
  modified,
  page,
  onPage,
  pageSize,
  onPageSize,
  pageHref,
  pageCount,
  sort: givenSort,
  defaultSort = byTime,
  onSort,
  table,
  empty,
  className,
  ...props
}: StageResultsTableProps) {
  const [passed, attributes] = splitTableProps(props);
  const { loading, error } = passed;
  const seriesMessages = useMessages(seriesCatalogues);
  const messages = useMessages(columnCatalogues);
  const [category, setCategory] = useControllable<string | null, null>(givenCategory, null, onCategory);
  const [power, setPower] = useControllable<PowerUnit, PowerUnit>(givenPower, 'wattsPerKg', onPower);
  const [sort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const links = { profileHref, teamHref, weightHref, rankingHref };
  const view = useStageView({ rows, stage, category, power, sort, recipe, ownProfileId, links, onAction, onWhy });
  const pages = useStagePage({ view, sort, page, onPage, pageSize, onPageSize, pageCount });
  const inner = useRef<TableHandle>(null);
  const { ordered, pageAt, setPage } = pages;
  useStageHandle({ table, inner, ordered, pageAt, setPage, ownProfileId });
  const offered = useMemo(
    () => categoriesOf(categories?.map(seriesCategory) ?? rows.map(stageCategoryOf)),
    [categories, rows],
  );
  const { title, text } = rows.length > 0 ? messages.noResultsInCategory : seriesMessages.noStage;
  const toFirstPage =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      pages.setPage(1);
    };

  return (
    <div
      {...attributes}
      className={clsx(classes.StageResultsTable, gaps.GapColumns, gaps.TimedGaps, className)}
      data-hour-times={view.hasHourTimes || undefined}
      data-hour-gaps={view.hasHourGaps || undefined}
    >
      {heading && <StageHead {...{ stage, category, heading }} />}
      {(loading || (rows.length > 0 && !error)) && (
        <StageTools
          {...{ category, power }}
          categories={offered}
          hasShown={Boolean(loading) || view.shown.length > 0}
          onCategory={toFirstPage(setCategory)}
          onPower={setPower}
        />
      )}
      <DataTable
        {...passed}
        {...{ rowKey, sort }}
        table={inner}
        caption={stageCaption(stage.order, seriesMessages)}
        columns={view.columns}
        rowMarks={view.rowMarks}
        sectionOf={view.sectionOf}
        pageOf={view.pageOf}
        rows={pages.rows}
        allRows={() => rows}
        onSort={toFirstPage(setSort)}
        isOrdered
        empty={empty ?? <EmptyState title={title}>{text}</EmptyState>}
        foot={
          view.shown.length > 0 &&
          !error && (
            <StageFoot
              {...{ pageHref, page: pages.page, pageCount: pages.pageCount, pageSize: pages.pageSize }}
              updatedAt={resultsUpdatedAt}
              changedAt={latestChange(modified)}
              onPage={pages.setPage}
              onPageSize={toFirstPage(pages.setPageSize)}
            />
          )
        }
      />
    </div>
  );
}
