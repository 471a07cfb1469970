import { formatDateTime } from '@otryv/race';
import { useNow, useOtryv } from '@otryv/ui';
import { useTableMessages } from '../messages/table.ts';
import classes from './DataTable.module.css';

const minuteMs = 60_000;

/** Stands under a table on paper: when it was printed, and where it is kept up to date. */
export function PrintedLine() {
  const { locale, timeZone } = useOtryv();
  const messages = useTableMessages();
  const now = useNow(minuteMs);

  return (
    <p className={classes.DataTablePrinted}>
      {/* Told in full, without «today»: paper is read on other days. */}
      {messages.printed(formatDateTime(now, { locale, timeZone }))} {location.href}
    </p>
  );
}
