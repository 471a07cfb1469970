import { formatDistance, formatElevation, UNITS } from '@otryv/race';
import { Blank, DisqualificationLabel, RaceTime } from '@otryv/ui';
import { dateColumn, type RaceListContext, raceNameColumn } from '../columns/raceNaming.tsx';
import { rank } from '../columns/rankColumn.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import classes from './CommonRacesTable.module.css';
import type { CommonRacesTableRow } from './commonRacesTableRow.ts';
import { DuelBar } from './DuelBar.tsx';

export type CommonMessages = RiderMessages['common'];

export interface CommonRacesColumnsInput extends RaceListContext {
  names: readonly string[];
  scaleMs: number;
  /** Whether the comparison comes first, so that a phone shows it without horizontal scrolling. */
  isPhone: boolean;
  raceHref: ((row: CommonRacesTableRow) => string | null) | undefined;
}

type CommonColumn = Column<CommonRacesTableRow>;
type RiderColumns = [place: CommonColumn, time: CommonColumn];

/** Returns the columns of common races: for two riders with the bar of the lead between them. */
export function commonRacesColumns(input: CommonRacesColumnsInput): CommonColumn[] {
  const { names, isPhone, raceHref } = input;
  const riders = names.map((name, at) => riderColumns(input, name, at));
  const duel = names.length === 2 ? [duelColumn(input)] : [];

  return unsorted([
    { ...raceNameColumn<CommonRacesTableRow>(input, raceHref), pin: 'name', isRowHeader: true },
    ...(isPhone ? comparedFirst(riders, duel) : duelInside(riders, duel)),
    routeColumn(input),
    { ...dateColumn<CommonRacesTableRow>(input, ({ eventStart }) => eventStart), align: 'end' },
  ]);
}

function duelInside(riders: readonly RiderColumns[], duel: readonly CommonColumn[]): CommonColumn[] {
  const [first, ...others] = riders;
  return [
    ...(first ?? []),
    ...duel,
    ...others.flatMap((columns) => (duel.length > 0 ? columns.toReversed() : columns)),
  ];
}

function comparedFirst(riders: readonly RiderColumns[], duel: readonly CommonColumn[]): CommonColumn[] {
  return [...duel, ...riders.map(([, time]) => time), ...riders.map(([place]) => place)];
}

function riderColumns({ messages, riderMessages }: CommonRacesColumnsInput, name: string, at: number): RiderColumns {
  const { common } = riderMessages;
  const resultOf = ({ results }: CommonRacesTableRow) => results[at] ?? null;

  return [
    {
      key: `place${at}`,
      label: '#',
      name: common.placeOf(name),
      width: 52,
      exportValue: (row) => resultOf(row)?.disqualification?.label ?? resultOf(row)?.place ?? null,
      cell: (row) => {
        const result = resultOf(row);
        if (result?.disqualification) return <DisqualificationLabel {...result.disqualification} />;
        return result && rank(result.place);
      },
    },
    {
      key: `time${at}`,
      label: name,
      name: common.timeOf(name),
      width: 104,
      exportMs: (row) => resultOf(row)?.timeMs,
      cell: (row) => {
        const result = resultOf(row);
        if (result === null) return <Blank reason={common.absent} />;
        if (result.timeMs === null) return <Blank reason={messages.unmeasured.time} />;
        return (
          <span className={classes.CommonTime} data-ahead={row.aheadAt === at || undefined}>
            <RaceTime ms={result.timeMs} />
          </span>
        );
      },
    },
  ];
}

function duelColumn({ riderMessages: { common }, names, scaleMs }: CommonRacesColumnsInput): CommonColumn {
  return {
    key: 'duel',
    label: common.duel,
    width: 260,
    align: 'center',
    exportMs: ({ aheadAt, leadMs }) => (aheadAt === 1 ? leadMs && -leadMs : leadMs),
    cell: (row) => <DuelBar {...{ row, names, scaleMs }} messages={common} />,
  };
}

function routeColumn({ locale, riderMessages }: CommonRacesColumnsInput): CommonColumn {
  return {
    key: 'route',
    label: riderMessages.common.route,
    width: 112,
    unit: UNITS.distance[locale],
    exportValue: ({ distanceKm }) => distanceKm,
    alsoExports: [
      {
        key: 'climb',
        name: riderMessages.common.climb,
        unit: UNITS.elevation[locale],
        value: ({ elevationM }) => elevationM,
      },
    ],
    cell: ({ distanceKm, elevationM }) =>
      [formatDistance(distanceKm, { locale }), formatElevation(elevationM, { locale })].filter(Boolean).join(', '),
  };
}
