import { epochMs, formatCountdown, formatTimeOfDay, GROUP_LABELS, NO_BREAK_SPACE } from '@otryv/race';
import { CategoryBadge, Chip, DisplayText, RuleIcons } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { belongingColumns } from './belongingColumns.tsx';
import { menuColumns } from './menuColumn.tsx';
import { lengthColumn, type RaceListInput, raceColumn, routeColumns } from './raceListColumns.tsx';
import classes from './ScheduleTable.module.css';
import type { ScheduleTableRow } from './scheduleTableRow.ts';

export interface ScheduleColumnsInput extends RaceListInput<ScheduleTableRow> {
  timeZone: string;
  /** Display name of the time zone, for the header. */
  zone: string;
  /** Epoch ms. */
  now: number;
  ownGroupOf?: ((row: ScheduleTableRow) => string | null) | undefined;
}

const soonMs = 3_600_000;

/** Returns the columns of the schedule. */
export function scheduleColumns(input: ScheduleColumnsInput): Column<ScheduleTableRow>[] {
  const { messages, ownGroupOf } = input;
  const signedUp = (row: ScheduleTableRow) => (
    <SignedUp row={row} own={ownGroupOf?.(row) ?? null} ownLabel={messages.ownGroup} />
  );

  return [
    startColumn(input),
    raceColumn(input, signedUp),
    ...belongingColumns(input),
    ...routeColumns(input),
    lengthColumn(input),
    {
      key: 'signed',
      label: messages.signed,
      width: 250,
      align: 'start',
      menu: messages.data,
      exportValue: ({ eventSubgroups }) => eventSubgroups.reduce((sum, each) => sum + each.totalSignedUpCount, 0),
      alsoExports: GROUP_LABELS.map((label) => ({
        key: `signed${label}`,
        name: messages.signedIn(label),
        value: ({ eventSubgroups }) =>
          eventSubgroups.find(({ subgroupLabel }) => subgroupLabel === label)?.totalSignedUpCount ?? null,
      })),
      cell: signedUp,
    },
    {
      key: 'rules',
      label: messages.rules,
      width: 96,
      align: 'start',
      menu: messages.data,
      exportValue: ({ rulesSet }) => rulesSet.join(' '),
      cell: ({ rulesSet, tags }) => <RuleIcons rules={rulesSet} tags={tags} />,
      cardCell: ({ rulesSet, tags }) => <RuleIcons rules={rulesSet} tags={tags} words />,
    },
    ...menuColumns(messages, input.menuOf),
  ];
}

function startColumn({ messages, locale, timeZone, zone, now }: ScheduleColumnsInput): Column<ScheduleTableRow> {
  return {
    key: 'start',
    label: messages.start(zone),
    width: 130,
    align: 'start',
    exportValue: ({ eventStart }) => eventStart,
    cell: ({ eventStart }) => {
      const at = epochMs(eventStart);
      const time = formatTimeOfDay(at, { locale, timeZone });
      const left = at === null ? 0 : at - now;
      return (
        <>
          <time dateTime={eventStart} title={time}>
            <DisplayText size="time">{time.split(NO_BREAK_SPACE)[0]}</DisplayText>
          </time>
          <span className={classes.Second} data-soon={(left > 0 && left < soonMs) || undefined}>
            {formatCountdown(at, { locale, timeZone, now })}
          </span>
        </>
      );
    },
  };
}

interface SignedUpProps {
  row: ScheduleTableRow;
  own: string | null;
  ownLabel: string;
}

function SignedUp({ row, own, ownLabel }: SignedUpProps) {
  return (
    <span className={classes.SignedUpOwn}>
      <span className={classes.SignedUp}>
        {row.eventSubgroups.map(({ subgroupLabel, totalSignedUpCount }) => (
          <CategoryBadge key={subgroupLabel} category={subgroupLabel} count={totalSignedUpCount} />
        ))}
      </span>
      {own !== null && (
        <span className={classes.SignedUp}>
          <Chip tone="own">{ownLabel}</Chip> <CategoryBadge category={own} />
        </span>
      )}
    </span>
  );
}
