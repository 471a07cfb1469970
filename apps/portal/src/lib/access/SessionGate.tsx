import type { AuthUser } from '@otryv/contract';
import { ErrorState, FullPageLoader, Page } from '@otryv/ui';
import { type ReactNode, useState } from 'react';
import { useIsSlow } from '../api/useIsSlow.ts';
import { withCause } from '../api/withCause.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useSession } from '../session/sessionStore.ts';
import { startSession } from './startSession.ts';

/**
 * Waits, for at most 10 s, until the session is known, then renders the content for the user, or for `null` if a guest.
 */
export function SessionGate({ children }: { children: (user: AuthUser | null) => ReactNode }) {
  const messages = useMessages();
  const { status, user, error } = useSession();
  const [attempt, setAttempt] = useState(0);
  const isWaiting = status !== 'resolved';
  const isSlow = useIsSlow(isWaiting, String(attempt));
  const retry = () => {
    setAttempt(attempt + 1);
    void startSession();
  };
  if (error || isSlow) {
    return (
      <Page>
        <ErrorState onRetry={retry}>{error ? withCause(error, messages).message : messages.slow}</ErrorState>
      </Page>
    );
  }
  return isWaiting ? <FullPageLoader /> : children(user);
}
