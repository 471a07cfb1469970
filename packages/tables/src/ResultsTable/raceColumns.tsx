import { formatGap, formatSpeed, type Locale, type ShownGap, UNITS } from '@otryv/race';
import { Blank, DisqualificationLabel, Gap, MedalRank, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import { GapScale } from './GapScale.tsx';
import classes from './ResultsTable.module.css';
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
  const { messages, locale, field, showsGaps, empty } = input;
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
    { ...timeColumn(input), group },
    { ...gapColumn(input), group },
    {
      key: 'gapPrevious',
      ...messages.gapPrevious,
      group,
      menu: messages.groups.data,
      unit: messages.seconds,
      exportValue: ({ shownGap }) => inSeconds(shownGap.toPreviousMs),
      width: field.hasHourGaps ? 76 : 66,
      cell: ({ shownGap }) => showsGaps && formatGap(shownGap.toPreviousMs, locale),
    },
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

function timeColumn({ messages, locale, field, showsGaps }: RaceColumnsInput): ResultsColumn {
  return {
    key: 'time',
    ...messages.time,
    width: field.hasHourTimes ? 112 : 92,
    unit: messages.seconds,
    sortValue: timeOf,
    exportValue: (row) => inSeconds(timeOf(row)),
    cell: (row) => (
      <>
        {timeOf(row) === null ? <Blank reason={messages.unmeasured.time} /> : <RaceTime ms={timeOf(row)} />}
        <span className={classes.TimeCellGap}>
          {showsGaps && (isLeading(row.shownGap) ? messages.gapLeader : formatGap(row.shownGap.toLeaderMs, locale))}
        </span>
      </>
    ),
  };
}

function gapColumn({ messages, locale, field, showsGaps, isPart }: RaceColumnsInput): ResultsColumn {
  return {
    key: 'gap',
    ...messages.gap,
    width: field.hasHourGaps ? 186 : 172,
    align: 'start',
    skeleton: 'growing',
    unit: messages.seconds,
    exportValue: ({ shownGap }) => inSeconds(shownGap.toLeaderMs),
    headerEnd: showsGaps && field.hasRanked && <GapScale endMs={field.scaleMs} />,
    covers: (row) => (row.isDisqualification ? ['gapPrevious'] : []),
    cellTitle: (row) => {
      if (!isPart || !showsGaps || row.gap === null || row.gap === row.shownGap.toLeaderMs) return undefined;
      return messages.official(row.gap === 0 ? messages.gapLeader : formatGap(row.gap, locale));
    },
    cell: (row) => {
      if (row.isDisqualification) return <span className={classes.Reason}>{reasonOf(row, messages)}</span>;
      const { toLeaderMs, toPreviousMs } = row.shownGap;
      if (!showsGaps || toLeaderMs === null) return null;
      return (
        <Gap
          className={classes.GapCell}
          gapMs={toLeaderMs}
          aheadMs={toLeaderMs - (toPreviousMs ?? 0)}
          scaleMs={field.scaleMs}
          leader={isLeading(row.shownGap)}
        />
      );
    },
  };
}

const inSeconds = (ms: number | null) => (ms === null ? null : ms / 1000);
const isLeading = ({ toLeaderMs, toPreviousMs }: ShownGap) => toLeaderMs === 0 && toPreviousMs === null;

function reasonOf({ disqualification, disqualificationDescription }: ResultsTableRow, { reasons }: Messages): string {
  // The game's own word for virtual power says nothing to a reader.
  const told = disqualification === 'VIRTUAL_POWER' ? null : disqualificationDescription;
  return told || reasons[disqualification ?? 'DSQ'];
}
