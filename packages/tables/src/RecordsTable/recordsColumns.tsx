import { epochMs, formatInterval, MEDALS, type Medal, type Moment } from '@otryv/race';
import { Blank, Chip, MedalRank } from '@otryv/ui';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import { isoOf } from '../columns/isoOf.ts';
import { dateColumn, type RaceListContext } from '../columns/raceNaming.tsx';
import type { Column } from '../DataTable/index.ts';
import { formatPowerIn, type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import classes from './RecordsTable.module.css';
import type { RecordEffort, RecordsTableRow } from './recordsTableRow.ts';

export interface RecordLinks {
  /** URL of an effort's race; plain text without it. */
  raceHref?: ((effort: RecordEffort) => string | null) | undefined;
}

export interface RecordsColumnsInput extends RaceListContext {
  power: PowerUnit;
  category: string | null;
  newSince: Moment;
  links: RecordLinks;
}

const secondMs = 1000;

/** Returns the columns of the records: the interval, one per medal, and the rank of the best. */
export function recordsColumns(input: RecordsColumnsInput): Column<RecordsTableRow>[] {
  const { locale, riderMessages, category } = input;
  const { records } = riderMessages;

  return [
    {
      key: 'interval',
      label: records.interval,
      width: 84,
      pin: 'name',
      align: 'start',
      isRowHeader: true,
      exportMs: ({ duration }) => duration * secondMs,
      cell: ({ duration }) => formatInterval(duration, locale),
    },
    ...MEDALS.map((medal, at) => medalColumn(medal, at, input)),
    ...(category === null
      ? []
      : [
          {
            key: 'among',
            label: records.among(category),
            name: records.amongName,
            width: 76,
            exportValue: ({ place }: RecordsTableRow) => place ?? null,
            cell: ({ place }: RecordsTableRow) => place ?? <Blank reason={records.unplaced} />,
          },
        ]),
  ];
}

function medalColumn(medal: Medal, at: number, input: RecordsColumnsInput): Column<RecordsTableRow> {
  const { locale, riderMessages, power, newSince, links } = input;
  const { records } = riderMessages;
  const date = dateColumn<RecordEffort>(input, (effort) => effort.date);
  const since = epochMs(newSince);
  const isFresh = (effort: RecordEffort) => at === 0 && since !== null && (epochMs(effort.date) ?? 0) >= since;

  return {
    key: medal,
    label: records.medals[medal],
    headerEnd: <MedalRank className={classes.RecordsMedal} place={at + 1} />,
    width: at === 0 ? 210 : 150,
    align: 'start',
    unit: powerUnitName(power, locale),
    exportValue: ({ efforts }) => efforts[at]?.value ?? null,
    alsoExports: [
      {
        key: `${medal}Date`,
        name: records.dateOf(records.medals[medal]),
        value: ({ efforts }) => isoOf(efforts[at]?.date ?? null),
      },
    ],
    cell: ({ efforts }, position) => {
      const effort = efforts[at];
      if (!effort) return <Blank reason={records.fewer} />;
      return (
        <span className={classes.RecordsEffort} data-best={at === 0 || undefined}>
          <b>{formatPowerIn(power, effort.value, locale)}</b>
          <ColumnLink href={links.raceHref?.(effort)} title={effort.name}>
            {date.cell(effort, position)}
          </ColumnLink>
          {isFresh(effort) && <Chip tone="success">{records.fresh}</Chip>}
        </span>
      );
    },
  };
}
