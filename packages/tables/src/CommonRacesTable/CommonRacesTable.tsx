import { gapScale } from '@otryv/race';
import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { phone, useMedia } from '../DataTable/state/useMedia.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import classes from './CommonRacesTable.module.css';
import { commonRacesColumns } from './commonRacesColumns.tsx';
import type { CommonRacesTableRow } from './commonRacesTableRow.ts';

export interface CommonRacesTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** Names in the headers, in the order of the results; distinct. */
  names: readonly string[];
  /** Newest first. */
  rows: readonly CommonRacesTableRow[];
  /** URL of a race; plain text without it. */
  raceHref?: ((row: CommonRacesTableRow) => string | null) | undefined;
}

const rowKey = ({ eventId }: CommonRacesTableRow) => String(eventId);
const rowMarks = ({ uncounted }: CommonRacesTableRow) => ({ isMuted: uncounted !== null });

/** Common races of riders, and who was ahead in each; races that do not count are de-emphasized, with the reason. */
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
