import { formatGap, formatSpeed, type Locale, type ShownGap } from '@otryv/race';
import { Blank, DisqualificationLabel, Gap, MedalRank, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import { GapScale } from './GapScale.tsx';
import classes from './ResultsTable.module.css';
import { nameOf, type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownProtocol } from './shownProtocol.ts';

export interface RaceColumnsInput {
  messages: Messages;
  locale: Locale;
  shown: ShownProtocol;
  /** Whether the order lets gaps be told. */
  showsGaps: boolean;
  /** Whether the rows are a part of the protocol, so that official gaps may differ. */
  isPart: boolean;
  ownProfileId: number | null;
  links: RiderLinks;
}

type ResultsColumn = Column<ResultsTableRow>;

const labels = { VIRTUAL_POWER: 'VP', DSQ: 'DSQ', OFF_RECORD: 'OFR', DNF: 'DNF' } as const;
const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };

/** The columns that stay in sight: place, category and rider. */
export function pinnedColumns({ messages, ownProfileId, links }: RaceColumnsInput): ResultsColumn[] {
  return [
    {
      key: 'place',
      ...messages.place,
      width: 44,
      pin: 'place',
      sortValue: (row) => row.rankEvent || null,
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
    ...identityColumns<ResultsTableRow>({
      messages,
      width: 250,
      nameOf,
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
  const { messages, locale, shown, showsGaps } = input;
  const group = messages.groups.race;
  const places: ResultsColumn[] =
    shown.places.length === 0
      ? []
      : [
          {
            key: 'categoryPlace',
            ...messages.categoryPlace,
            group,
            width: 62,
            cell: (_, index) => shown.places[index],
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
      width: shown.hasHourGaps ? 76 : 66,
      cell: (_, index) => showsGaps && formatGap(shown.gaps[index]?.toPreviousMs, locale),
    },
    {
      key: 'speed',
      ...messages.speed,
      group,
      width: 54,
      descendingFirst: true,
      sortValue: (row) => row.speed,
      cell: (row) => formatSpeed(row.speed, { locale, unit: false }) || <Blank reason={messages.unmeasured.speed} />,
    },
  ];
}

function timeColumn({ messages, locale, shown, showsGaps }: RaceColumnsInput): ResultsColumn {
  return {
    key: 'time',
    ...messages.time,
    width: shown.hasHourTimes ? 112 : 92,
    sortValue: timeOf,
    cell: (row, index) => {
      const gap = showsGaps ? (shown.gaps[index] ?? noGap) : noGap;
      return (
        <>
          {timeOf(row) === null ? <Blank reason={messages.unmeasured.time} /> : <RaceTime ms={timeOf(row)} />}
          <span className={classes.TimeCellGap}>
            {isLeading(gap) ? messages.gapLeader : formatGap(gap.toLeaderMs, locale)}
          </span>
        </>
      );
    },
  };
}

function gapColumn({ messages, locale, shown, showsGaps, isPart }: RaceColumnsInput): ResultsColumn {
  return {
    key: 'gap',
    ...messages.gap,
    width: shown.hasHourGaps ? 186 : 172,
    align: 'start',
    skeleton: 'growing',
    headerEnd: showsGaps && shown.hasRanked && <GapScale endMs={shown.scaleMs} />,
    covers: (row) => (row.isDisqualification ? ['gapPrevious'] : []),
    cellTitle: (row, index) => {
      if (!isPart || !showsGaps || row.gap === null || row.gap === shown.gaps[index]?.toLeaderMs) return undefined;
      return messages.official(row.gap === 0 ? messages.gapLeader : formatGap(row.gap, locale));
    },
    cell: (row, index) => {
      if (row.isDisqualification) return <span className={classes.Reason}>{reasonOf(row, messages)}</span>;
      const { toLeaderMs, toPreviousMs } = shown.gaps[index] ?? noGap;
      if (!showsGaps || toLeaderMs === null) return null;
      return (
        <Gap
          className={classes.GapCell}
          gapMs={toLeaderMs}
          aheadMs={toLeaderMs - (toPreviousMs ?? 0)}
          scaleMs={shown.scaleMs}
          leader={isLeading(shown.gaps[index] ?? noGap)}
        />
      );
    },
  };
}

const isLeading = ({ toLeaderMs, toPreviousMs }: ShownGap) => toLeaderMs === 0 && toPreviousMs === null;

function reasonOf({ disqualification, disqualificationDescription }: ResultsTableRow, { reasons }: Messages): string {
  // The game's own word for virtual power says nothing to a reader.
  const told = disqualification === 'VIRTUAL_POWER' ? null : disqualificationDescription;
  return told || reasons[disqualification ?? 'DSQ'];
}
