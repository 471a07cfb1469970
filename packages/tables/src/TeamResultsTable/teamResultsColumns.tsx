import { formatNumber } from '@otryv/race';
import { Figure } from '../columns/Figure.tsx';
import { unsorted } from '../columns/figureColumn.ts';
import { racedColumns, racedPlaceColumn, racedRiderColumns } from '../columns/racedColumns.tsx';
import { dateColumn, type RacedWords, raceNameColumn } from '../columns/raceNaming.tsx';
import type { Column } from '../DataTable/index.ts';
import type { TeamMessages } from '../messages/teams.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { type TeamResultsTableRow, teamRiderName } from './teamResultsTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface TeamResultsLinks {
  profileHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
  raceHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: TeamResultsTableRow) => string | null) | undefined;
}

export interface TeamResultsColumnsInput extends RacedWords {
  teamMessages: TeamMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: TeamResultsLinks;
}

type TeamResultsColumn = Column<TeamResultsTableRow>;

const pointsOf = ({ points }: TeamResultsTableRow) => points?.zpruFinishPoints ?? null;

/** The recipe of a team's races. */
export function teamResultsColumns(input: TeamResultsColumnsInput): TeamResultsColumn[] {
  const { messages, locale, teamMessages, power, links } = input;

  return [
    dateColumn(input, ({ eventStart }) => eventStart),
    racedPlaceColumn(input),
    {
      key: 'points',
      ...teamMessages.points,
      width: 58,
      menu: messages.groups.data,
      exportValue: pointsOf,
      cell: (row) => <Figure text={formatNumber(pointsOf(row), { locale })} reason={teamMessages.noPoints} />,
    },
    ...riderColumns(input),
    raceNameColumn(input, links.raceHref),
    ...racedColumns<TeamResultsTableRow>(input, power),
    ...racedRiderColumns(input, links.weightHref),
  ];
}

function riderColumns({ messages, ownProfileId, links }: TeamResultsColumnsInput): TeamResultsColumn[] {
  return unsorted(
    categorizedColumns<TeamResultsTableRow>({
      messages,
      width: 200,
      categoryOf: ({ subgroupLabel }) => subgroupLabel,
      nameOf: teamRiderName,
      teamOf: ({ profileData }) => profileData.team?.name ?? null,
      riderOf: (row) => ({
        country: row.profileData.countryAlpha3,
        avatar: row.profileData.imageSrc,
        isWoman: row.profileData.gender === 'FEMALE',
        own: row.profileId === ownProfileId,
        team: null,
        href: links.profileHref?.(row),
      }),
    }),
  );
}
