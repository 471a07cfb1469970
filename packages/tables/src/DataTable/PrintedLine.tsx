import { formatDateTime } from '@otryv/race';
import { useNow, useOtryv } from '@otryv/ui';
import { useTableMessages } from '../messages/table.ts';
import classes from './DataTable.module.css';

const minuteMs = 60_000;
// Seen from another year a moment is told in full: paper is read on other days.
const laterMs = 400 * 86_400_000;

/** Stands under a table on paper: when it was printed, and where it is kept up to date. */
export function PrintedLine() {
  const { locale, timeZone } = useOtryv();
  const messages = useTableMessages();
  const now = useNow(minuteMs);

  return (
    <p className={classes.DataTablePrinted}>
      {messages.printed(formatDateTime(now, { locale, timeZone, now: now + laterMs }))} {location.href}
    </p>
  );
}
