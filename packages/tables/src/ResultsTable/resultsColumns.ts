import { bodyColumns, racingScoreColumn } from '../columns/bodyColumns.tsx';
import { speedColumn } from '../columns/raceFigures.tsx';
import { rankingColumns } from '../columns/rankingColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { inGroup } from './inGroup.ts';
import { type PowerColumnsInput, powerColumns } from './powerColumns.tsx';
import { pinnedColumns, type RaceColumnsInput, raceColumns } from './raceColumns.tsx';
import type { RiderLinks } from './riderLinks.ts';
import type { WithStanding } from './shownProtocol.ts';

export interface FigureColumnsInput extends PowerColumnsInput {
  links: Pick<RiderLinks, 'weightHref' | 'rankingHref'>;
}

/** Returns the columns of the ride's and the rider's figures, which may be blank in all rows. */
export function figureColumns(input: FigureColumnsInput): Column<ResultsTableRow>[] {
  const { messages, links } = input;

  return [
    ...inGroup(messages.groups.race, [speedColumn<ResultsTableRow>(input)]),
    ...powerColumns(input),
    ...inGroup(messages.groups.rider, [
      racingScoreColumn<ResultsTableRow>(input, ({ rider }) => rider.racingScore),
      ...bodyColumns<ResultsTableRow>(input, links.weightHref),
      ...rankingColumns<ResultsTableRow>(input, links.rankingHref, false),
    ]),
  ];
}

/** Returns the columns of the protocol. */
export function resultsColumns(
  input: RaceColumnsInput,
  figures: readonly Column<ResultsTableRow>[],
): Column<WithStanding<ResultsTableRow>>[] {
  return [...pinnedColumns(input), ...raceColumns(input), ...figures];
}
