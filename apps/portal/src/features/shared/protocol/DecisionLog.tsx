import { ReasonDialog } from '@otryv/forms';
import { EmptyState, LineList, Section, Skeleton } from '@otryv/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import type { ApiError } from '../../../lib/http/ApiError.ts';

interface Logged {
  _id: string;
  /** Name of the rider. */
  name: string;
}

export interface DecisionLogProps<Decision extends Logged> {
  messages: {
    log: string;
    logFailed: string;
    logEmpty: string;
    logEmptyText: string;
    undoTitle: string;
    undoText: string;
  };
  /** Decisions; `undefined` until loaded. */
  decisions: readonly Decision[] | undefined;
  error: ApiError | undefined;
  isRetrying: boolean;
  retry: (() => void) | undefined;
  canUndo: boolean;
  /** Renders the line of a decision; `onUndo` opens the confirmation. */
  line: (decision: Decision, onUndo: (() => void) | undefined) => ReactNode;
  /** Reverts a decision; the dialog waits while its promise is pending. */
  onUndo: (decision: Decision, reason: string) => Promise<unknown>;
}

/**
 * Renders every decision about a protocol, newest first; each can be reverted, with a reason, while the protocol is
 * open.
 */
export function DecisionLog<Decision extends Logged>(props: DecisionLogProps<Decision>) {
  const { messages, decisions, error, isRetrying, retry, canUndo, line, onUndo } = props;
  const [undone, setUndone] = useState<Decision | null>(null);

  return (
    <Section title={messages.log}>
      {error && <ReadError title={messages.logFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !decisions && <Skeleton shape="line" />}
      {decisions?.length === 0 && <EmptyState title={messages.logEmpty}>{messages.logEmptyText}</EmptyState>}
      {decisions && decisions.length > 0 && (
        <LineList>
          {decisions.map((decision) => (
            <Fragment key={decision._id}>{line(decision, canUndo ? () => setUndone(decision) : undefined)}</Fragment>
          ))}
        </LineList>
      )}
      {undone && (
        <ReasonDialog
          open
          title={messages.undoTitle}
          description={undone.name}
          action={messages.undoTitle}
          usual={[]}
          onClose={() => setUndone(null)}
          onSubmit={async (reason) => {
            await onUndo(undone, reason);
            setUndone(null);
          }}
        >
          <p>{messages.undoText}</p>
        </ReasonDialog>
      )}
    </Section>
  );
}
