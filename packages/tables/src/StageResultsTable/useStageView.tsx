import { useMessages, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { bestOfIntervals } from '../columns/bestOfIntervals.ts';
import type { Column, ColumnsTransform, RowMarks, TableOrder } from '../DataTable/index.ts';
import { bunchBreakMs, countedGaps } from '../GapColumns/countedGaps.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { seriesCatalogues } from '../messages/series.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { type StageResultsTableRow, stageCategoryOf } from '../rows/stageResultsTableRow.ts';
import { officialGap } from '../SeriesColumns/officialGap.ts';
import { type SeriesSections, useSeriesSections } from '../SeriesColumns/useSeriesSections.ts';
import type { StageAction, StageOfSeries } from './stageAction.ts';
import { stageColumns } from './stageColumns.tsx';
import type { StageLinks } from './stageLinks.ts';
import { stageIntervals } from './stagePowerColumns.tsx';

export interface StageViewInput {
  rows: readonly StageResultsTableRow[];
  stage: StageOfSeries;
  category: string | null;
  power: PowerUnit;
  sort: TableOrder;
  recipe: ColumnsTransform<StageResultsTableRow> | undefined;
  ownProfileId: number | null;
  links: StageLinks;
  onAction: ((action: StageAction) => void) | undefined;
  onWhy: ((id: string) => void) | undefined;
}

export interface StageView extends SeriesSections<StageResultsTableRow> {
  /** The rows of the category, on all pages. */
  shown: readonly StageResultsTableRow[];
  columns: readonly Column<StageResultsTableRow>[];
  rowMarks: (row: StageResultsTableRow) => RowMarks;
  hasHourTimes: boolean;
  hasHourGaps: boolean;
}

const isRanked = ({ disqualification }: StageResultsTableRow) => disqualification === null;
const timeOf = ({ finishTime }: StageResultsTableRow) => finishTime;

/** Returns the displayed part of a stage's protocol for a category, a unit and an order. */
export function useStageView(input: StageViewInput): StageView {
  const { rows, stage, category, power, sort, recipe, ownProfileId, onAction, onWhy } = input;
  const { profileHref, teamHref, weightHref, rankingHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const [first] = sort;
  const showsGaps = first?.column === 'time' && first.ascending;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter((row) => stageCategoryOf(row) === category)),
    [rows, category],
  );
  const counted = useMemo(() => countedGaps(shown, { timeOf, isRanked }), [shown]);
  const columns = useMemo(() => {
    const made = stageColumns({
      messages,
      seriesMessages,
      locale,
      power,
      showsGaps,
      ownProfileId,
      stage,
      onAction,
      onWhy,
      field: counted.field,
      gapOf: (row) => counted.gaps.get(row) ?? officialGap(row),
      ofCategory: category !== null,
      best: bestOfIntervals(shown.filter(isRanked), stageIntervals, power),
      links: { profileHref, teamHref, weightHref, rankingHref },
    });
    return recipe?.(made) ?? made;
  }, [
    messages,
    seriesMessages,
    locale,
    power,
    showsGaps,
    ownProfileId,
    stage,
    onAction,
    onWhy,
    counted,
    category,
    shown,
    profileHref,
    teamHref,
    weightHref,
    rankingHref,
    recipe,
  ]);
  const rowMarks = useMemo(
    () => (row: StageResultsTableRow) => ({
      isOwn: row.profileId === ownProfileId,
      isMuted: row.disqualification !== null,
      isBreak: showsGaps && (counted.gaps.get(row)?.toPreviousMs ?? 0) >= bunchBreakMs,
    }),
    [ownProfileId, showsGaps, counted],
  );
  const sections = useSeriesSections(shown, category === null, stageCategoryOf);
  const { hasHourTimes, hasHourGaps } = counted.field;

  return { shown, columns, rowMarks, ...sections, hasHourTimes, hasHourGaps };
}
