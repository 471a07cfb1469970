import { formatCount, type Moment } from '@otryv/race';
import { DateTime, Link, useOtryv } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ResultsTable.module.css';

export interface ProtocolChanges {
  /** How many decisions of the organizer are in the protocol. */
  count: number;
  /** Where they are told; plain text without it. */
  href?: string | undefined;
}

export interface ResultsFootProps {
  updatedAt: Moment;
  changes: ProtocolChanges | undefined;
}

/** When a protocol was last changed, and how many decisions are in it. */
export function ResultsFoot({ updatedAt, changes }: ResultsFootProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const count = changes?.count ?? 0;
  const words = formatCount(locale, count, messages.changes);
  if (!updatedAt && count === 0) return null;

  return (
    <p className={classes.ResultsFoot}>
      {updatedAt && (
        <>
          {messages.updated} <DateTime at={updatedAt} />.{' '}
        </>
      )}
      {count > 0 && (
        <>
          {messages.organizerChanges} {changes?.href ? <Link href={changes.href}>{words}</Link> : words}
        </>
      )}
    </p>
  );
}
