import { DateTime, Link, useMessages } from '@otryv/ui';
import { protocolCatalogues } from '../messages/protocol.ts';
import classes from './ResultsTable.module.css';
import type { ResultsTableProps, WithDefaults } from './resultsTableProps.ts';

export type ResultsFootProps = WithDefaults<'changes'> &
  Pick<ResultsTableProps, 'updatedAt' | 'changesHref' | 'changedAt'>;

/** The time of the protocol's last change, and the number of decisions in it. */
export function ResultsFoot({ updatedAt, changes, changesHref, changedAt }: ResultsFootProps) {
  const messages = useMessages(protocolCatalogues);
  const text = messages.changes(changes);
  if (!updatedAt && changes === 0) return null;

  return (
    <p className={classes.ResultsFoot}>
      <bdi>
        {updatedAt && (
          <>
            {messages.updated} <DateTime at={updatedAt} inSentence />.{' '}
          </>
        )}
        {changes === 0 && changesHref && <Link href={changesHref}>{messages.history}</Link>}
        {changes > 0 && (
          <>
            {messages.organizerChanges} {changesHref ? <Link href={changesHref}>{text}</Link> : text}
            {changedAt && (
              <>
                , {messages.lastChange} <DateTime at={changedAt} inSentence />
              </>
            )}
            {'. '}
          </>
        )}
      </bdi>
    </p>
  );
}
