import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { useMessages } from '../messages/useMessages.ts';
import { showAlert } from '../shell/alerts.ts';
import { trackLoading } from '../shell/loading.ts';
import { closeSession } from './sessionStore.ts';

const forbidden = 403;

/** Signs this browser out, all its tabs; where the server cannot be reached the session stays, and that is said. */
export function useSignOut(): () => Promise<void> {
  const { failed, account } = useMessages();

  return async () => {
    const error = await trackLoading(call('POST', '/api/auth/logout')).then(
      () => null,
      (reason: unknown) => reason,
    );
    // Without its cookie there is no session to end.
    if (error === null || (error instanceof ApiError && error.status === forbidden)) {
      closeSession({ hasLeft: true });
      showAlert({ tone: 'warning', message: account.signedOut });
    } else showAlert({ tone: 'error', message: failed });
  };
}
