import { categoryOrder } from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import { type GapColumnsInput, gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import { reasonWords } from '../SeriesColumns/seriesDisqualification.ts';
import { seriesPlaceColumn } from '../SeriesColumns/seriesPlaceColumn.tsx';
import { enduranceColumns } from './enduranceColumns.tsx';
import { Jersey } from './Jersey.tsx';
import type { StandingsColumnsInput } from './standingsInput.ts';
import { standingsStageColumns } from './standingsStageColumns.tsx';
import { finalCategoryOf, type StandingsTableRow, standingsPlace, totalTimeOf } from './standingsTableRow.ts';
import { TotalTime } from './TotalTime.tsx';

type StandingsColumn = Column<StandingsTableRow>;
type StandingsGaps = GapColumnsInput<StandingsTableRow>;

/** The columns of a general classification. */
export function standingsColumns(input: StandingsColumnsInput): StandingsColumn[] {
  return [
    ...pinnedColumns(input),
    ...(input.kind === 'tour' ? tourColumns(input) : enduranceColumns(input)),
    ...standingsStageColumns(input),
  ];
}

function pinnedColumns(input: StandingsColumnsInput): StandingsColumn[] {
  const { messages, words, ofCategory } = input;

  return [
    seriesPlaceColumn<StandingsTableRow>({
      messages,
      words,
      placeOf: (row) => standingsPlace(row, ofCategory),
      disqualificationOf: ({ disqualification }) => disqualification,
    }),
    ...profileColumns<StandingsTableRow>({
      ...input,
      width: 280,
      categoryOf: finalCategoryOf,
      categoryOrder: (row) => categoryOrder(finalCategoryOf(row)),
      alsoOf: (row) => ({ marks: jerseysOf(row) }),
    }),
  ];
}

function jerseysOf({ jerseys = [] }: StandingsTableRow) {
  return jerseys.length > 0 ? jerseys.map((kind) => <Jersey key={kind} kind={kind} />) : null;
}

function tourColumns(input: StandingsColumnsInput): StandingsColumn[] {
  const { words, stages, ofCategory } = input;
  const group = words.afterStages(stages.length);
  const gaps = {
    ...input,
    timeOf: totalTimeOf,
    timeCell: (row: StandingsTableRow) => <TotalTime ms={row.totalTimeInMilliseconds} />,
    reasonOf: ({ disqualification }: StandingsTableRow) => disqualification && reasonWords(disqualification, words),
    officialOf: ({ gapsInCategories }: StandingsTableRow) =>
      gapsInCategories?.[ofCategory ? 'category' : 'absolute']?.toLeader ?? null,
  };

  return [totalTimeColumn(gaps, input), totalGapColumn(gaps, input), gapPreviousColumn(gaps)].map((column) => ({
    ...column,
    group,
  }));
}

/** More than the time of all stages together, in ms. */
const ofAStage = 1e12;

function totalTimeColumn(
  gaps: StandingsGaps,
  { words, showsGaps, fewerStagesOf }: StandingsColumnsInput,
): StandingsColumn {
  const fewer = (row: StandingsTableRow) =>
    showsGaps && fewerStagesOf(row) > 0 ? words.fewerStages(fewerStagesOf(row)) : null;
  const column = timeColumn({ ...gaps, reasonOf: (row) => gaps.reasonOf(row) ?? fewer(row) });
  const sortValue = (row: StandingsTableRow) => {
    const ms = totalTimeOf(row);
    return ms === null ? null : fewerStagesOf(row) * ofAStage + ms;
  };
  return { ...column, sortValue };
}

/** Riders with fewer counted stages than the leader show how many are missing: their times do not compare. */
function totalGapColumn(gaps: StandingsGaps, input: StandingsColumnsInput): StandingsColumn {
  const { words, showsGaps, fewerStagesOf } = input;
  const column = gapColumn(gaps);
  return {
    ...column,
    cell: (row, position) =>
      fewerStagesOf(row) > 0 ? showsGaps && words.fewerStages(fewerStagesOf(row)) : column.cell(row, position),
  };
}
