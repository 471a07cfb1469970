import { epochMs, formatDay, formatNumber } from '@otryv/race';
import { Blank, Chip } from '@otryv/ui';
import type { ReactNode } from 'react';
import { racingScoreColumn } from '../columns/bodyColumns.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import { isoOf } from '../columns/isoOf.ts';
import { listedNameOf } from '../columns/listedRider.tsx';
import { powerColumn } from '../columns/powerColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import type { TeamMessages } from '../messages/teams.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { PointsBar } from './PointsBar.tsx';
import classes from './TeamMembersTable.module.css';
import type { TeamMembersTableRow } from './teamMembersTableRow.ts';

export interface TeamMembersColumnsInput extends ColumnContext {
  timeZone: string;
  teamMessages: TeamMessages;
  ownProfileId: number | null;
  /** The most points of a member: the full length of a bar. */
  mostPoints: number;
  profileHref: ((row: TeamMembersTableRow) => string | null) | undefined;
}

type MemberColumn = Column<TeamMembersTableRow>;

/** Returns the columns of the members of a team. */
export function teamMembersColumns(input: TeamMembersColumnsInput): MemberColumn[] {
  const { messages, locale, teamMessages } = input;
  const texts = teamMessages.members;
  const menu = messages.groups.data;

  return [
    {
      key: 'order',
      ...messages.order,
      width: 44,
      pin: 'place',
      isNumbered: true,
      exportValue: (_, position) => position + 1,
      cell: (_, position) => position + 1,
    },
    ...identity(input),
    textColumn(menu, 'role', texts.role, ({ role }) => role, roleText),
    textColumn(
      menu,
      'specialization',
      texts.specialization,
      ({ specialization }) => specialization,
      ({ specialization }) => specialization ?? <Blank reason={texts.noSpecialization} />,
    ),
    racingScoreColumn(input, ({ rider }) => rider?.competitionMetrics?.racingScore),
    powerColumn<TeamMembersTableRow>(input, 'wattsPerKg', {
      key: 'ftp',
      ...texts.ftp,
      reason: messages.unmeasured.powerHistory,
      of: ({ rider }) => rider?.ftp?.wattsKg ?? null,
    }),
    {
      key: 'races',
      ...texts.races,
      width: 80,
      menu,
      descendingFirst: true,
      sortValue: ({ seasonRaces }) => seasonRaces,
      cell: ({ seasonRaces }) => formatNumber(seasonRaces, { locale }),
    },
    pointsColumn(input),
    sinceColumn(input),
  ];
}

function identity({ messages, teamMessages, ownProfileId, profileHref }: TeamMembersColumnsInput): MemberColumn[] {
  return categorizedColumns<TeamMembersTableRow>({
    messages,
    width: 240,
    categoryOf: ({ rider }) => rider?.category ?? null,
    nameOf: ({ rider }) => (rider === null ? teamMessages.members.unknown : listedNameOf(rider)),
    teamOf: () => null,
    riderOf: (row) => ({
      country: row.rider?.countryAlpha3 ?? null,
      avatar: row.rider?.imageSrc ?? null,
      isWoman: row.rider?.male === false,
      own: row.rider !== null && row.rider.zwiftId === ownProfileId,
      team: null,
      href: profileHref?.(row),
    }),
  });
}

function textColumn(
  menu: string,
  key: string,
  label: string,
  of: (row: TeamMembersTableRow) => string | null,
  cell: (row: TeamMembersTableRow) => ReactNode,
): MemberColumn {
  return { key, label, menu, width: 130, align: 'start', sortValue: of, cell };
}

const roleText = ({ role, hasDuty }: TeamMembersTableRow) => (hasDuty ? <Chip tone="line">{role}</Chip> : role);

function pointsColumn({ locale, teamMessages, mostPoints }: TeamMembersColumnsInput): MemberColumn {
  return {
    key: 'points',
    ...teamMessages.members.points,
    width: 190,
    align: 'start',
    descendingFirst: true,
    sortValue: ({ seasonPoints }) => seasonPoints,
    cell: ({ seasonPoints }) => (
      <span className={classes.MemberPoints}>
        <b data-none={seasonPoints === 0 || undefined}>{formatNumber(seasonPoints, { locale })}</b>
        <PointsBar points={seasonPoints} most={mostPoints} />
      </span>
    ),
  };
}

function sinceColumn({ locale, timeZone, teamMessages }: TeamMembersColumnsInput): MemberColumn {
  return {
    key: 'since',
    ...teamMessages.members.since,
    width: 130,
    sortValue: ({ createdAt }) => epochMs(createdAt),
    exportValue: ({ createdAt }) => isoOf(createdAt),
    cell: ({ createdAt }) => formatDay(createdAt, { locale, timeZone }),
  };
}
