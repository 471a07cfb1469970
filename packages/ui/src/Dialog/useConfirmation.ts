import { useState } from 'react';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';

/**
 * Performs the action of a dialog, and follows its promise: a rejection's message is shown until the next attempt or
 * the next opening.
 */
export function useConfirmation(open: boolean, onConfirm: () => unknown) {
  const messages = useMessages(pageCatalogues);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setError(null);
  }

  const follow = async (action: Promise<unknown>) => {
    setIsPending(true);
    try {
      await action;
    } catch (reason) {
      const message = messageOf(reason);
      if (message === null) reportError(reason);
      setError(message ?? messages.actionFailed);
    }
    setIsPending(false);
  };
  const confirm = () => {
    // Removed even if the next message is the same, so that screen readers announce that one too.
    setError(null);
    const action = onConfirm();
    if (action instanceof Promise) void follow(action);
  };

  return { isPending, error, confirm };
}

/** Returns the message of an API error, which has a `code`; `null` for any other, whose message is for programmers. */
function messageOf(reason: unknown): string | null {
  return reason instanceof Error && 'code' in reason ? reason.message : null;
}
