import { formatNumber, groupOf } from '@otryv/race';
import { measuredColumn } from '../columns/measuredColumn.tsx';
import { racedColumns, racedRiderColumns } from '../columns/racedColumns.tsx';
import { rankInRaceColumn } from '../columns/raceFigures.tsx';
import { dateColumn, type RaceListContext, raceNameColumn } from '../columns/raceNaming.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import type { TeamMessages } from '../messages/teams.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { TeamResultsTableRow } from './teamResultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface TeamResultsLinks {
  profileHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
  raceHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
}

export interface TeamResultsColumnsInput extends RaceListContext {
  teamMessages: TeamMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: TeamResultsLinks;
}

type TeamResultsColumn = Column<TeamResultsTableRow>;

/** Returns the columns of a team's races. */
export function teamResultsColumns(input: TeamResultsColumnsInput): TeamResultsColumn[] {
  const { locale, teamMessages, power, links } = input;
  const messages = { ...input, greatest: input.riderMessages.greatest };

  return [
    dateColumn(input, ({ eventStart }) => eventStart),
    ...unsorted([
      rankInRaceColumn<TeamResultsTableRow>(input),
      measuredColumn<TeamResultsTableRow>(input, {
        key: 'points',
        ...teamMessages.points,
        width: 58,
        of: ({ points }) => ({ value: points?.zpruFinishPoints ?? null }),
        read: (points) => points ?? null,
        print: (points) => formatNumber(points, { locale }),
        reason: teamMessages.noPoints,
      }),
    ]),
    ...riderColumns(input),
    raceNameColumn(input, links.raceHref),
    ...racedColumns<TeamResultsTableRow>(messages, power),
    ...racedRiderColumns(messages, links.weightHref),
  ];
}

function riderColumns(input: TeamResultsColumnsInput): TeamResultsColumn[] {
  return unsorted(
    profileColumns<TeamResultsTableRow>({
      ...input,
      width: 200,
      categoryOf: groupOf,
      alsoOf: () => ({ team: null }),
    }),
  );
}
