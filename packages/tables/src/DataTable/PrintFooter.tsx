import { formatDateTime } from '@otryv/race';
import { useMessages, useNow, useOtryv } from '@otryv/ui';
import { tableCatalogues } from '../messages/table.ts';
import classes from './DataTable.module.css';

const minuteMs = 60_000;

/** The footer of a printed table: the time and the URL. */
export function PrintFooter() {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(tableCatalogues);
  const now = useNow(minuteMs);

  return (
    <p className={classes.DataTablePrinted}>
      {/* The full date, without «today»: a print is read on other days. */}
      {messages.printed(formatDateTime(now, { locale, timeZone }))} {location.href}
    </p>
  );
}
