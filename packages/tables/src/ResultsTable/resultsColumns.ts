import { bodyColumns, racingScoreColumn } from '../columns/bodyColumns.tsx';
import { speedColumn } from '../columns/raceFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import { inGroup } from './inGroup.ts';
import { type PowerColumnsInput, powerColumns } from './powerColumns.tsx';
import { pinnedColumns, type RaceColumnsInput, raceColumns } from './raceColumns.tsx';
import type { ResultsTableRow } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownRow } from './shownRow.ts';

export interface FigureColumnsInput extends PowerColumnsInput {
  weightHref: RiderLinks['weightHref'];
}

/** What was measured of a ride and what is known of the rider: the columns that may be blank in every row. */
export function figureColumns(input: FigureColumnsInput): Column<ResultsTableRow>[] {
  const { messages, weightHref } = input;

  return [
    ...inGroup(messages.groups.race, [speedColumn<ResultsTableRow>(input)]),
    ...powerColumns(input),
    ...inGroup(messages.groups.rider, [
      racingScoreColumn<ResultsTableRow>(input, ({ profileData }) => profileData.racingScore),
      ...bodyColumns<ResultsTableRow>(input, weightHref),
    ]),
  ];
}

/** The recipe of the protocol. */
export function resultsColumns(
  input: RaceColumnsInput,
  figures: readonly Column<ResultsTableRow>[],
): Column<ShownRow>[] {
  return [...pinnedColumns(input), ...raceColumns(input), ...figures];
}
