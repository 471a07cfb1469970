import type { ShownGap } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import type { Column, ColumnsRecipe, RowLook, TableOrder, TableSection } from '../DataTable/index.ts';
import { gapField } from '../GapColumns/gapField.ts';
import { useSeriesMessages } from '../messages/series.ts';
import { useMessages } from '../messages/useMessages.ts';
import { gapsOfTimes } from '../SeriesColumns/gapsOfTimes.ts';
import { categorySection, outSection } from '../SeriesColumns/seriesSections.tsx';
import { bestOfStages } from './bestOfStages.ts';
import { standingsColumns } from './standingsColumns.tsx';
import type { StandingsLinks } from './standingsInput.ts';
import {
  finalCategoryOf,
  type StandingsKind,
  type StandingsStage,
  type StandingsTableRow,
  standingsPlace,
  totalTimeOf,
} from './standingsTableRow.ts';

export interface StandingsViewInput {
  rows: readonly StandingsTableRow[];
  kind: StandingsKind;
  stages: readonly StandingsStage[];
  category: string | null;
  sort: TableOrder;
  recipe: ColumnsRecipe<StandingsTableRow> | undefined;
  ownProfileId: number | null;
  links: StandingsLinks;
}

export interface StandingsView {
  shown: readonly StandingsTableRow[];
  columns: readonly Column<StandingsTableRow>[];
  look: (row: StandingsTableRow) => RowLook;
  sectionOf: (row: StandingsTableRow) => TableSection | null;
  /** On paper each category has pages of its own, unless one is shown alone. */
  pageOf: ((row: StandingsTableRow) => TableSection) | undefined;
  hasHourGaps: boolean;
}

const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };
const isRanked = ({ disqualification }: StandingsTableRow) => disqualification === null;

/** What a general classification shows for a category and an order. */
export function useStandingsView(input: StandingsViewInput): StandingsView {
  const { rows, kind, stages, category, sort, recipe, ownProfileId } = input;
  const { profileHref, teamHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages();
  const words = useSeriesMessages();
  const [first] = sort;
  const showsGaps = kind === 'tour' && first?.column === 'time' && first.ascending;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter((row) => finalCategoryOf(row) === category)),
    [rows, category],
  );
  const counted = useMemo(() => countGaps(shown, category !== null), [shown, category]);
  const best = useMemo(() => bestOfStages(rows), [rows]);
  const columns = useMemo(() => {
    const made = standingsColumns({
      ...{ kind, messages, words, locale, stages, showsGaps, ownProfileId, ...best },
      field: counted.field,
      gapOf: (row) => counted.gaps.get(row) ?? officialGap(row),
      ofCategory: category !== null,
      penalized: penalizedStages(rows),
      links: { profileHref, teamHref },
    });
    return recipe?.(made) ?? made;
  }, [
    rows,
    kind,
    messages,
    words,
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
  const look = useMemo(
    () => (row: StandingsTableRow) => ({ isOwn: row.profileId === ownProfileId, isMuted: !isRanked(row) }),
    [ownProfileId],
  );
  const sectionOf = useMemo(() => {
    const out = shown.flatMap(({ disqualification }) => disqualification ?? []);
    const section = outSection(out, words);
    return (row: StandingsTableRow) => (isRanked(row) ? null : section);
  }, [shown, words]);
  const ofAll = category === null;
  const pageOf = useMemo(
    () => (ofAll ? (row: StandingsTableRow) => categorySection(finalCategoryOf(row), words) : undefined),
    [ofAll, words],
  );

  return { shown, columns, look, sectionOf, pageOf, hasHourGaps: counted.field.hasHourGaps };
}

// Only an export of everything asks for rows of other categories than the shown one.
function officialGap({ rank, gapsInCategories }: StandingsTableRow): ShownGap {
  if (rank?.category === 1) return { toLeaderMs: 0, toPreviousMs: null };
  const { toLeader = null, toPrev = null } = gapsInCategories?.category ?? {};
  return { toLeaderMs: toLeader, toPreviousMs: toPrev };
}

function countGaps(rows: readonly StandingsTableRow[], ofCategory: boolean) {
  const places = rows.map((row) => standingsPlace(row, ofCategory) ?? Number.MAX_SAFE_INTEGER);
  const gaps = gapsOfTimes(
    rows.map((row) => (isRanked(row) ? totalTimeOf(row) : null)),
    (index) => places[index] ?? 0,
  );

  return {
    gaps: new Map(rows.map((row, index) => [row, gaps[index] ?? noGap])),
    field: gapField(rows.map(totalTimeOf), gaps, rows.some(isRanked)),
  };
}

function penalizedStages(rows: readonly StandingsTableRow[]): ReadonlySet<number> {
  return new Set(
    rows.flatMap(({ stages }) => stages.flatMap(({ stageOrder, penalty }) => ((penalty ?? 0) > 0 ? stageOrder : []))),
  );
}
