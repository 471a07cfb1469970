import { categoryOrder } from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import { gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import { reasonText } from '../SeriesColumns/seriesDisqualification.ts';
import { seriesRankColumn } from '../SeriesColumns/seriesRankColumn.tsx';
import { enduranceColumns } from './enduranceColumns.tsx';
import { Jersey } from './Jersey.tsx';
import type { StandingsColumnsInput } from './standingsInput.ts';
import { standingsStageColumns } from './standingsStageColumns.tsx';
import { finalCategoryOf, type StandingsTableRow, standingsRank, totalTimeOf } from './standingsTableRow.ts';
import { TotalTime } from './TotalTime.tsx';

type StandingsColumn = Column<StandingsTableRow>;

/** Returns the columns of a general classification. */
export function standingsColumns(input: StandingsColumnsInput): StandingsColumn[] {
  return [
    ...pinnedColumns(input),
    ...(input.kind === 'tour' ? tourColumns(input) : enduranceColumns(input)),
    ...standingsStageColumns(input),
  ];
}

function pinnedColumns(input: StandingsColumnsInput): StandingsColumn[] {
  const { messages, seriesMessages, ofCategory } = input;

  return [
    seriesRankColumn<StandingsTableRow>({
      messages,
      seriesMessages,
      rankOf: (row) => standingsRank(row, ofCategory),
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
  const { seriesMessages, stages, ofCategory, fewerStagesOf } = input;
  const textOf = (fewer: number) => (fewer > 0 ? seriesMessages.fewerStages(fewer) : null);
  const group = seriesMessages.afterStages(stages.length);
  const gaps = {
    ...input,
    timeOf: totalTimeOf,
    timeCell: (row: StandingsTableRow) => <TotalTime ms={row.totalTimeInMilliseconds} />,
    reasonOf: ({ disqualification }: StandingsTableRow) =>
      disqualification && reasonText(disqualification, seriesMessages),
    textOf: (row: StandingsTableRow) => textOf(fewerStagesOf(row).thanLeader),
    previousTextOf: (row: StandingsTableRow) => textOf(fewerStagesOf(row).thanPrevious),
    officialOf: ({ gapsInCategories }: StandingsTableRow) =>
      gapsInCategories?.[ofCategory ? 'category' : 'absolute']?.toLeader ?? null,
  };

  return [byStages(timeColumn(gaps), input), gapColumn(gaps), gapPreviousColumn(gaps)].map((column) => ({
    ...column,
    group,
  }));
}

/** More than the time of all stages together, in ms. */
const ofAStage = 1e12;

/** Sorts riders with fewer counted stages after the others, in ranking order. */
function byStages(column: StandingsColumn, { fewerStagesOf }: StandingsColumnsInput): StandingsColumn {
  const sortValue = (row: StandingsTableRow) => {
    const ms = totalTimeOf(row);
    return ms === null ? null : fewerStagesOf(row).thanLeader * ofAStage + ms;
  };
  return { ...column, sortValue };
}
