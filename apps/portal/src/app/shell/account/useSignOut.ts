import { useState } from 'react';
import { call } from '../../../lib/api/client.ts';
import { withCause } from '../../../lib/api/withCause.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { hasUnsaved } from '../../../lib/leaving/hasUnsaved.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { trackLoading } from '../../../lib/notices/loading.ts';
import { closeSession } from '../../../lib/session/sessionStore.ts';
import { type AccountDraft, accountDrafts } from '../../../lib/storage/accountDrafts.ts';

const forbidden = 403;

/** Data that a sign-out would delete. */
interface Loss {
  drafts: readonly AccountDraft[];
  isUnsaved: boolean;
}

/**
 * Signs out all tabs of this browser, after a confirmation if unsent data would be lost; if the server cannot be
 * reached, the session stays and an error is shown, in the dialog if it is open.
 */
export function useSignOut(accountId: string) {
  const messages = useMessages();
  const [loss, setLoss] = useState<Loss | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const signOut = async () => {
    try {
      await trackLoading(call('POST', '/api/auth/logout'));
    } catch (error) {
      // Without its cookie there is no session to end.
      if (!(error instanceof ApiError && error.status === forbidden)) throw withCause(error, messages);
    }
    setIsAsking(false);
    closeSession({ hasLeft: true });
    showAlert({ tone: 'warning', message: messages.account.signedOut });
  };
  const signOutAtOnce = () =>
    signOut().catch((error: ApiError) => showAlert({ tone: 'error', message: error.message }));
  const ask = () => {
    const drafts = accountDrafts(accountId);
    const isUnsaved = hasUnsaved();
    if (drafts.length === 0 && !isUnsaved) return void signOutAtOnce();
    setLoss({ drafts, isUnsaved });
    setIsAsking(true);
  };

  return {
    ask,
    /** Data for the confirmation dialog, once it was opened. */
    question: loss && { ...loss, open: isAsking, onConfirm: signOut, onClose: () => setIsAsking(false) },
  };
}
