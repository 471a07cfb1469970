import { RiderName, TeamBadge } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import { dateColumn, type RaceListContext, raceNameColumn } from '../columns/raceNaming.tsx';
import { rankColumn } from '../columns/rankColumn.tsx';
import type { Column } from '../DataTable/index.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import { formatPowerIn, type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import classes from './LeadersTable.module.css';
import { leaderPower, type RankedLeader } from './leadersTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface LeaderLinks {
  profileHref?: ((row: RankedLeader) => string | null) | undefined;
  teamHref?: ((row: RankedLeader) => string | null) | undefined;
  raceHref?: ((row: RankedLeader) => string | null) | undefined;
}

export interface LeadersColumnsInput extends RaceListContext {
  /** In s. */
  interval: number;
  power: PowerUnit;
  ownProfileId: number | null;
  links: LeaderLinks;
}

/** Returns the columns of the leaders. */
export function leadersColumns(input: LeadersColumnsInput): Column<RankedLeader>[] {
  const { locale, riderMessages, interval, power, links } = input;
  const unit = powerUnitName(power, locale);

  return [
    rankColumn(input, ({ place }) => place),
    riderColumn(input),
    {
      key: 'power',
      label: unit,
      name: riderMessages.bestPower(intervalName(interval, input), unit),
      width: 76,
      unit,
      exportValue: (row) => leaderPower(row, power),
      cell: (row) => {
        const text = formatPowerIn(power, leaderPower(row, power), locale);
        return row.place === 1 ? <BestValue>{text}</BestValue> : text;
      },
    },
    raceNameColumn(input, links.raceHref),
    { ...dateColumn<RankedLeader>(input, ({ eventStart }) => eventStart), align: 'end' },
  ];
}

/** Formats an interval with its full unit: '20 минут', '15 секунд'. */
export function intervalName(interval: number, { riderMessages }: Pick<RaceListContext, 'riderMessages'>): string {
  return interval < 60 ? riderMessages.seconds(interval) : riderMessages.minutes(interval / 60);
}

function riderColumn({ messages, ownProfileId, links }: LeadersColumnsInput): Column<RankedLeader> {
  return {
    key: 'rider',
    ...messages.rider,
    width: 240,
    pin: 'name',
    align: 'start',
    isRowHeader: true,
    exportValue: riderNameOf,
    alsoExports: [{ key: 'team', name: messages.team, value: ({ rider }) => rider.team?.name ?? null }],
    cell: (row) => (
      <span className={classes.LeadersRider}>
        <RiderName
          className={classes.LeadersName}
          name={riderNameOf(row)}
          country={row.rider.countryAlpha3}
          avatar={row.rider.imageSrc}
          isWoman={row.rider.gender === 'FEMALE'}
          own={row.zwiftId === ownProfileId}
          href={links.profileHref?.(row) ?? undefined}
        />
        <LeaderTeam row={row} links={links} />
      </span>
    ),
  };
}

function LeaderTeam({ row, links }: { row: RankedLeader; links: LeaderLinks }) {
  const { team } = row.rider;

  return (
    team && (
      <TeamBadge
        code={team.shortName}
        name={team.name}
        colour={team.appearance?.badgeBackground}
        href={links.teamHref?.(row) ?? undefined}
      />
    )
  );
}
