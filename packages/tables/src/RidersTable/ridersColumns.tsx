import { formatChange, formatNumber } from '@otryv/race';
import { Gap, OnAirChip } from '@otryv/ui';
import { racingScoreColumn } from '../columns/bodyColumns.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import {
  type ListedRiderLinks as LinksOfListed,
  listedNameOf,
  listedRiderCell,
  listedRiderColumns,
  listedTeamOf,
} from '../columns/listedRider.tsx';
import { measuredColumn } from '../columns/measuredColumn.tsx';
import { intervalColumns, powerColumn } from '../columns/powerColumns.tsx';
import { rankingColumns } from '../columns/rankingColumns.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import gapClasses from '../GapColumns/GapColumns.module.css';
import { GapScale } from '../GapColumns/GapScale.tsx';
import type { RiderMessages } from '../messages/riders.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { effortOver } from '../rows/measuredValue.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import { MedalCounts } from './MedalCounts.tsx';
import classes from './RidersTable.module.css';
import { type RidersTableRow, riderCategoryOf } from './ridersTableRow.ts';
import type { ScoreGaps } from './scoreGaps.ts';

export type ListedRiderLinks = LinksOfListed<RidersTableRow>;
type RiderColumn = Column<RidersTableRow>;

export interface RidersColumnsInput extends ColumnContext {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: ListedRiderLinks;
  /** Best of each interval among the displayed rows, by its duration in s. */
  bests: ReadonlyMap<number, number | null>;
  /** `null` in an order in which they are meaningless. */
  gaps: ScoreGaps | null;
}

/** In s. */
export const listedIntervals = [15, 60, 300, 1200, 2400];

/** Returns the columns of the riders. */
export function ridersColumns(input: RidersColumnsInput): RiderColumn[] {
  const { locale, riderMessages, power, links } = input;
  const { scoreGroup, powerGroup, riderGroup } = riderMessages;
  const messages = { ...input, greatest: riderMessages.greatest };

  return [
    ...pinnedColumns(input),
    ...grouped(scoreGroup, scoreColumns(input, messages)),
    ...grouped(powerGroup(powerUnitName(power, locale)), powerColumns(input, messages)),
    ...grouped(riderGroup, [
      ...listedRiderColumns<RidersTableRow>(messages, { weightHref: links.weightHref }),
      ...racesColumns(input),
      ...rankingColumns(input, links.rankingHref),
    ]),
  ];
}

const grouped = (group: string, columns: RiderColumn[]) => columns.map((column) => ({ ...column, group }));

function scoreColumns({ messages, locale, riderMessages, gaps }: RidersColumnsInput, context: ColumnContext) {
  const gapOf = ({ zwiftId }: RidersTableRow) => gaps?.of.get(zwiftId) ?? null;

  return [
    racingScoreColumn<RidersTableRow>(context, ({ competitionMetrics }) => competitionMetrics?.racingScore),
    measuredColumn<RidersTableRow>(context, {
      key: 'racingScoreChange',
      ...riderMessages.change,
      width: 66,
      of: ({ racingScoreChange }) => ({ value: racingScoreChange ?? null }),
      read: (change) => change ?? null,
      print: (change) =>
        change !== null && (
          <span className={change > 0 ? classes.ScoreRisen : classes.ScoreFallen}>{formatChange(change, locale)}</span>
        ),
      reason: riderMessages.noChange,
    }),
    {
      key: 'gap',
      label: messages.gap.label,
      name: riderMessages.behindLeader,
      menu: messages.groups.data,
      width: 172,
      align: 'start',
      skeleton: 'growing',
      exportValue: (row) => gapOf(row)?.toLeader ?? null,
      headerEnd: gaps && gaps.of.size > 0 && <GapScale end={formatNumber(gaps.scale, { locale })} />,
      cell: (row) => {
        const gap = gapOf(row);
        return (
          gap && (
            <Gap
              className={gapClasses.GapCell}
              gapMs={gap.toLeader}
              aheadMs={gap.toLeader - gap.toPrevious}
              scaleMs={gaps?.scale ?? 0}
              leader={gap.isLeader}
              figure={formatChange(-gap.toLeader, locale)}
            />
          )
        );
      },
    } satisfies RiderColumn,
  ];
}

function powerColumns({ messages, riderMessages, power, bests }: RidersColumnsInput, context: ColumnContext) {
  return [
    ...intervalColumns<RidersTableRow>(context, {
      unit: power,
      durations: listedIntervals,
      reason: messages.unmeasured.powerHistory,
      effortIn: ({ cpBestEfforts }, duration) => effortOver(cpBestEfforts, duration, power),
      bestFor: (_, duration) => bests.get(duration),
    }),
    powerColumn<RidersTableRow>(context, power, {
      key: 'ftp',
      ...riderMessages.ftp,
      width: 50,
      reason: messages.unmeasured.powerHistory,
      of: ({ ftp }) => (power === 'watts' ? ftp?.watts : ftp?.wattsKg) ?? null,
    }),
  ];
}

function racesColumns({ messages, locale, riderMessages }: RidersColumnsInput): RiderColumn[] {
  return [
    {
      key: 'finishes',
      ...riderMessages.finishes,
      width: 72,
      menu: messages.groups.data,
      descendingFirst: true,
      sortValue: ({ totalEvents }) => totalEvents,
      cell: ({ totalEvents }) => formatNumber(totalEvents, { locale }),
    },
    {
      key: 'medals',
      ...riderMessages.medals,
      width: 128,
      menu: messages.groups.data,
      descendingFirst: true,
      sortValue: ({ medals }) => medals?.gold ?? null,
      exportName: riderMessages.medalCounts.gold,
      alsoExports: (['silver', 'bronze'] as const).map((medal) => ({
        key: medal,
        name: riderMessages.medalCounts[medal],
        value: ({ medals }) => medals?.[medal] ?? null,
      })),
      cell: ({ medals }) => medals && <MedalCounts medals={medals} />,
    },
  ];
}

function pinnedColumns({ messages, riderMessages, ownProfileId, links }: RidersColumnsInput): RiderColumn[] {
  return [
    {
      key: 'order',
      ...messages.order,
      width: 44,
      pin: 'place',
      exportValue: ({ sequenceNumber }) => sequenceNumber,
      cell: ({ sequenceNumber }) => sequenceNumber,
    },
    ...unsorted(
      categorizedColumns<RidersTableRow>({
        messages,
        width: 236,
        categoryOf: riderCategoryOf,
        nameOf: listedNameOf,
        teamOf: listedTeamOf,
        riderOf: (row) => ({
          ...listedRiderCell(row, row.zwiftId === ownProfileId, links),
          marks: row.onAir ? <OnAirChip href={row.onAir}>{riderMessages.onAir}</OnAirChip> : null,
        }),
      }),
    ),
  ];
}
