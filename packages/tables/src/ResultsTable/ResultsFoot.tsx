import { formatCount, type Moment } from '@otryv/race';
import { DateTime, Link, useOtryv } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ResultsTable.module.css';

export interface ResultsFootProps {
  updatedAt: Moment;
  changes: number;
  changesHref: string | undefined;
}

/** When a protocol was last changed, and how many decisions are in it. */
export function ResultsFoot({ updatedAt, changes, changesHref }: ResultsFootProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const words = formatCount(locale, changes, messages.changes);
  if (!updatedAt && changes === 0) return null;

  return (
    <p className={classes.ResultsFoot}>
      {updatedAt && (
        <>
          {messages.updated} <DateTime at={updatedAt} inSentence />.{' '}
        </>
      )}
      {changes > 0 && (
        <>
          {messages.organizerChanges} {changesHref ? <Link href={changesHref}>{words}</Link> : words}
        </>
      )}
    </p>
  );
}
