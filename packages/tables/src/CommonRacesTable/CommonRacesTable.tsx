import { gapScale } from '@otryv/race';
import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { phone, useMedia } from '../DataTable/useMedia.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import classes from './CommonRacesTable.module.css';
import { commonRacesColumns } from './commonRacesColumns.tsx';
import type { CommonRacesTableRow } from './commonRacesTableRow.ts';

export interface CommonRacesTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** How the riders are named in the heads, in the order of the results; different from each other. */
  names: readonly string[];
  /** The newest first. */
  rows: readonly CommonRacesTableRow[];
  /** The URL of a race; plain text without it. */
  raceHref?: ((row: CommonRacesTableRow) => string | null) | undefined;
}

const rowKey = ({ eventId }: CommonRacesTableRow) => String(eventId);
const rowMarks = ({ uncounted }: CommonRacesTableRow) => ({ isMuted: uncounted !== null });

/** The races that riders have in common, and who was ahead in each; what does not count is paler and has the reason. */
export function CommonRacesTable({ names, rows, raceHref, className, ...props }: CommonRacesTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const isPhone = useMedia(phone);
  const { title, text } = riderMessages.common.none;
  const scaleMs = useMemo(() => gapScale(rows.map(({ leadMs }) => leadMs)), [rows]);
  const columns = useMemo(
    () => commonRacesColumns({ messages, locale, timeZone, riderMessages, names, scaleMs, isPhone, raceHref }),
    [messages, locale, timeZone, riderMessages, names, scaleMs, isPhone, raceHref],
  );

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={title}>{text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks, rows }}
      className={clsx(columnClasses.ColumnsTable, classes.CommonRaces, className)}
      isOrdered
    />
  );
}
