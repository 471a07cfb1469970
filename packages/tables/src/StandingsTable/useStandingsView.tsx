import { useMessages, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import type { Column, ColumnsTransform, RowMarks, TableOrder } from '../DataTable/index.ts';
import { countedGaps } from '../GapColumns/countedGaps.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { seriesCatalogues } from '../messages/series.ts';
import { officialGap } from '../SeriesColumns/officialGap.ts';
import { type SeriesSections, useSeriesSections } from '../SeriesColumns/useSeriesSections.ts';
import { bestOfStages } from './bestOfStages.ts';
import { fewerStages } from './fewerStages.ts';
import { standingsColumns } from './standingsColumns.tsx';
import type { StandingsLinks } from './standingsInput.ts';
import {
  finalCategoryOf,
  type StandingsKind,
  type StandingsStage,
  type StandingsTableRow,
  standingsRank,
  totalTimeOf,
} from './standingsTableRow.ts';

export interface StandingsViewInput {
  rows: readonly StandingsTableRow[];
  kind: StandingsKind;
  stages: readonly StandingsStage[];
  category: string | null;
  sort: TableOrder;
  recipe: ColumnsTransform<StandingsTableRow> | undefined;
  ownProfileId: number | null;
  links: StandingsLinks;
}

export interface StandingsView extends SeriesSections<StandingsTableRow> {
  shown: readonly StandingsTableRow[];
  columns: readonly Column<StandingsTableRow>[];
  rowMarks: (row: StandingsTableRow) => RowMarks;
  hasHourGaps: boolean;
}

const isRanked = ({ disqualification }: StandingsTableRow) => disqualification === null;

/** Returns the displayed part of a general classification for a category and an order. */
export function useStandingsView(input: StandingsViewInput): StandingsView {
  const { rows, kind, stages, category, sort, recipe, ownProfileId } = input;
  const { profileHref, teamHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const [first] = sort;
  const showsGaps = kind === 'tour' && first?.column === 'time' && first.ascending;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter((row) => finalCategoryOf(row) === category)),
    [rows, category],
  );
  const counted = useMemo(() => {
    const tieOf = (row: StandingsTableRow) => standingsRank(row, category !== null) ?? Number.MAX_SAFE_INTEGER;
    const fewerStagesOf = fewerStages(rows, category !== null);
    const compares = (row: StandingsTableRow) => isRanked(row) && fewerStagesOf(row).thanLeader === 0;
    return { ...countedGaps(shown, { timeOf: totalTimeOf, isRanked: compares, tieOf }), fewerStagesOf };
  }, [rows, shown, category]);
  const best = useMemo(() => bestOfStages(rows), [rows]);
  const columns = useMemo(() => {
    const made = standingsColumns({
      kind,
      messages,
      seriesMessages,
      locale,
      stages,
      showsGaps,
      ownProfileId,
      ...best,
      field: counted.field,
      fewerStagesOf: counted.fewerStagesOf,
      gapOf: (row) =>
        (counted.fewerStagesOf(row).thanLeader === 0 && counted.gaps.get(row)) || officialGap(row, category !== null),
      ofCategory: category !== null,
      penalized: penalizedStages(rows),
      links: { profileHref, teamHref },
    });
    return recipe?.(made) ?? made;
  }, [
    rows,
    kind,
    messages,
    seriesMessages,
    locale,
    stages,
    showsGaps,
    ownProfileId,
    best,
    counted,
    category,
    profileHref,
    teamHref,
    recipe,
  ]);
  const rowMarks = useMemo(
    () => (row: StandingsTableRow) => ({ isOwn: row.profileId === ownProfileId, isMuted: !isRanked(row) }),
    [ownProfileId],
  );
  const sections = useSeriesSections(shown, category === null, finalCategoryOf);

  return { shown, columns, rowMarks, ...sections, hasHourGaps: counted.field.hasHourGaps };
}

function penalizedStages(rows: readonly StandingsTableRow[]): ReadonlySet<number> {
  return new Set(
    rows.flatMap(({ stages }) => stages.flatMap(({ stageOrder, penalty }) => ((penalty ?? 0) > 0 ? stageOrder : []))),
  );
}
