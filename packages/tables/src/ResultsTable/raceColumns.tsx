import { formatSpeed, type Locale, UNITS } from '@otryv/race';
import { Blank, DisqualificationLabel, MedalRank } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { type GapColumnsInput, gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import type { Messages } from '../messages/messages.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import { nameOf, type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownField } from './shownProtocol.ts';
import type { ShownRow } from './shownRow.ts';

export interface RaceColumnsInput {
  messages: Messages;
  locale: Locale;
  field: ShownField;
  /** Whether the order lets gaps be told. */
  showsGaps: boolean;
  /** Whether the rows are a part of the protocol, so that official gaps may differ. */
  isPart: boolean;
  ownProfileId: number | null;
  links: RiderLinks;
  /** Keys of the columns without a single value. */
  empty: ReadonlySet<string>;
}

type ResultsColumn = Column<ShownRow>;

const labels = { VIRTUAL_POWER: 'VP', DSQ: 'DSQ', OFF_RECORD: 'OFR', DNF: 'DNF' } as const;

/** The columns that stay in sight: place, category and rider. */
export function pinnedColumns({ messages, ownProfileId, links }: RaceColumnsInput): ResultsColumn[] {
  return [
    {
      key: 'place',
      ...messages.place,
      width: 44,
      pin: 'place',
      sortValue: (row) => row.rankEvent || null,
      exportValue: (row) => (row.isDisqualification ? labels[row.disqualification ?? 'DSQ'] : row.rankEvent || null),
      cell: (row) =>
        row.isDisqualification ? (
          <DisqualificationLabel
            label={labels[row.disqualification ?? 'DSQ']}
            reason={row.disqualification === 'VIRTUAL_POWER' ? null : row.disqualificationDescription}
          />
        ) : (
          <MedalRank place={row.rankEvent || null} />
        ),
    },
    ...identityColumns<ShownRow>({
      messages,
      width: 250,
      nameOf,
      teamOf: ({ profileData }) => profileData.team?.name ?? null,
      riderOf: (row) => ({
        country: row.profileData.countryAlpha3,
        avatar: row.profileData.imageSrc,
        isWoman: row.profileData.gender === 'FEMALE',
        own: row.profileId === ownProfileId,
        duty: row.isLeader ? 'leader' : row.isSweeper ? 'sweeper' : null,
        team: row.profileData.team,
        href: links.profileHref?.(row),
        teamHref: links.teamHref?.(row),
      }),
    }),
  ];
}

/** How the race went: the time and the gaps of the shown rows. */
export function raceColumns(input: RaceColumnsInput): ResultsColumn[] {
  const { messages, locale, field, empty } = input;
  const gaps = gapsInput(input);
  const group = messages.groups.race;
  const places: ResultsColumn[] = !field.hasPlaces
    ? []
    : [
        {
          key: 'categoryPlace',
          ...messages.categoryPlace,
          group,
          width: 62,
          exportValue: ({ shownPlace }) => shownPlace,
          cell: ({ shownPlace }) => shownPlace,
        },
      ];

  return [
    ...places,
    { ...timeColumn(gaps), group },
    { ...gapColumn(gaps), group },
    { ...gapPreviousColumn(gaps), group },
    {
      key: 'speed',
      ...messages.speed,
      group,
      menu: messages.groups.data,
      isEmpty: empty.has('speed'),
      unit: UNITS.speed[locale],
      width: 54,
      descendingFirst: true,
      sortValue: (row) => row.speed,
      cell: (row) => formatSpeed(row.speed, { locale, unit: false }) || <Blank reason={messages.unmeasured.speed} />,
    },
  ];
}

function gapsInput(input: RaceColumnsInput): GapColumnsInput<ShownRow> {
  const { isPart, messages } = input;

  return {
    ...input,
    timeOf,
    gapOf: ({ shownGap }) => shownGap,
    reasonOf: (row) => (row.isDisqualification ? reasonOf(row, messages) : null),
    officialOf: ({ gap }) => (isPart ? gap : null),
  };
}

function reasonOf({ disqualification, disqualificationDescription }: ResultsTableRow, { reasons }: Messages): string {
  // The game's own word for virtual power says nothing to a reader.
  const told = disqualification === 'VIRTUAL_POWER' ? null : disqualificationDescription;
  return told || reasons[disqualification ?? 'DSQ'];
}
