import { formatNumber } from '@otryv/race';
import { Blank, Chip, CopyText, EmptyState, Switch, useMessages, useOtryv, VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import { type BaseTableProps, type Column, DataTable } from '../DataTable/index.ts';
import { type AdministrationMessages, administrationCatalogues } from '../messages/administration.ts';
import classes from './AdminTables.module.css';
import { type AdminColumnsContext, momentColumn } from './adminColumns.tsx';
import type { ActivitiesTableRow } from './adminTableRows.ts';

export interface ActivitiesTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** Newest first. */
  rows: readonly ActivitiesTableRow[];
  /**
   * Called when a ride is removed from the power curve or restored; memoize it. If omitted, the rides are read-only.
   */
  onBan?: ((row: ActivitiesTableRow, banned: boolean) => void) | undefined;
  /** URL of a ride's race; plain text without it. */
  raceHref?: ((eventId: number) => string | null) | undefined;
}

type ActivityColumn = Column<ActivitiesTableRow>;

const gramsPerKg = 1000;
const rowKey = ({ id }: ActivitiesTableRow) => id;
const rowMarks = ({ banned }: ActivitiesTableRow) => ({ isMuted: banned });

/** A rider's rides with per-second power, and whether they count for the power curve. */
export function ActivitiesTable({ onBan, raceHref, className, ...props }: ActivitiesTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(administrationCatalogues);
  const columns = useMemo(
    () => activitiesColumns({ messages, locale, timeZone }, onBan, raceHref),
    [messages, locale, timeZone, onBan, raceHref],
  );

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={messages.noRides.title}>{messages.noRides.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.AdminTable, className)}
      isOrdered
    />
  );
}

function activitiesColumns(
  context: AdminColumnsContext,
  onBan: ActivitiesTableProps['onBan'],
  raceHref: ActivitiesTableProps['raceHref'],
): ActivityColumn[] {
  const { messages, locale } = context;

  return [
    {
      key: 'order',
      label: '№',
      width: 44,
      isNumbered: true,
      exportValue: (_, position) => position + 1,
      cell: (_, position) => position + 1,
    },
    momentColumn<ActivitiesTableRow>(
      context,
      { key: 'date', label: messages.day, width: 130, isDay: true },
      ({ date }) => date,
    ),
    {
      key: 'race',
      label: messages.ride,
      width: 250,
      align: 'start',
      pin: 'name',
      isRowHeader: true,
      exportValue: (row) => nameOf(row, messages),
      cell: (row) => (
        <span className={classes.AdminLine}>
          <ColumnLink
            className={classes.AdminText}
            href={row.eventId === null ? null : raceHref?.(row.eventId)}
            title={nameOf(row, messages)}
          >
            {nameOf(row, messages)}
          </ColumnLink>
          {row.banned && <Chip tone="danger">{messages.outOfCurve}</Chip>}
        </span>
      ),
    },
    {
      key: 'weight',
      label: messages.weight,
      width: 80,
      decimals: 1,
      exportValue: ({ weightInGrams }) => (weightInGrams === null ? null : weightInGrams / gramsPerKg),
      cell: ({ weightInGrams }) =>
        weightInGrams === null ? <Blank /> : formatNumber(weightInGrams / gramsPerKg, { locale, decimals: 1 }),
    },
    {
      key: 'power',
      label: messages.power,
      width: 110,
      align: 'start',
      exportValue: ({ isVirtualPower }) => (isVirtualPower ? messages.estimated : messages.measured),
      cell: ({ isVirtualPower }) => (isVirtualPower ? messages.estimated : messages.measured),
    },
    {
      key: 'activityId',
      label: messages.activityId,
      width: 210,
      align: 'start',
      exportValue: ({ activityId }) => activityId,
      cell: ({ activityId }) => <CopyText text={activityId} />,
    },
    ...(onBan ? [banColumn(messages, onBan)] : []),
  ];
}

function banColumn(
  messages: AdministrationMessages,
  onBan: NonNullable<ActivitiesTableProps['onBan']>,
): ActivityColumn {
  return {
    key: 'banned',
    label: messages.excluded,
    width: 90,
    align: 'center',
    exportValue: ({ banned }) => banned,
    cell: (row) => (
      <Switch
        label={<VisuallyHidden>{messages.exclude(nameOf(row, messages))}</VisuallyHidden>}
        checked={row.banned}
        onChange={(banned) => onBan(row, banned)}
      />
    ),
  };
}

function nameOf({ name, activityId }: ActivitiesTableRow, messages: AdministrationMessages): string {
  return name ?? messages.rideOf(activityId);
}
