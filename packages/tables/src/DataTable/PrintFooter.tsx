import { formatDateTime } from '@otryv/race';
import { useMessages, useNow, useOtryv } from '@otryv/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { tableCatalogues } from '../messages/table.ts';
import classes from './DataTable.module.css';

const minuteMs = 60_000;

/** The footers of all printed tables of the page: tables mount theirs one after another. */
const footers = new Map<Element, (isLast: boolean) => void>();

/** The footer below the last printed table of the page: the time and the URL. */
export function PrintFooter() {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(tableCatalogues);
  const now = useNow(minuteMs);
  const line = useRef<HTMLParagraphElement>(null);
  const [isLast, setIsLast] = useState(false);
  // Before the browser lays out the sheets.
  useLayoutEffect(() => {
    const own = line.current;
    if (own === null) return undefined;
    footers.set(own, setIsLast);
    showLast();
    return () => {
      footers.delete(own);
      showLast();
    };
  }, []);

  return (
    <p ref={line} className={classes.DataTablePrinted} hidden={!isLast}>
      {/* The full date, without «today»: a print is read on other days. */}
      {messages.printed(formatDateTime(now, { locale, timeZone }))} {location.href}
    </p>
  );
}

function showLast(): void {
  const [last] = [...footers.keys()].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1,
  );
  for (const [footer, show] of footers) show(footer === last);
}
