import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, LinkButton, Notice } from '@otryv/ui';
import { useNavigate, useParams } from 'react-router-dom';
import useSWRMutation from 'swr/mutation';
import { signInHref } from '../../lib/access/returnTo.ts';
import { reloadUser } from '../../lib/access/startSession.ts';
import { call } from '../../lib/api/client.ts';
import type { ApiError } from '../../lib/http/ApiError.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { openSession, useIsGuest, useUser } from '../../lib/session/sessionStore.ts';
import { AuthPage } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';
import { TokenError } from './TokenError.tsx';

const firstSteps = addressOf(addresses.message, { messageId: 'email-confirmed', additional: 'steps' });

/**
 * Confirms an address with the secret from an email on the reader's request, because email scanners open links.
 * Continues with the first steps, or, outside the browser of the registration, with a sign-in with the address filled
 * in.
 */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const messages = useMessages(authMessages);
  const user = useUser();
  const isGuest = useIsGuest();
  const navigate = useNavigate();
  const { trigger, error, isMutating } = useSWRMutation<void, ApiError>(
    ['confirm-email', token],
    async () => {
      const { email, session } = await call('PUT', '/api/auth/confirm-email', { body: { token } });
      if (session) openSession(session);
      else if (user) await reloadUser().catch(() => undefined);
      const isSignedIn = session !== null || user !== null;
      await (isSignedIn
        ? navigate(firstSteps, { replace: true })
        : navigate(signInHref(firstSteps), { replace: true, state: { login: email, isConfirmed: true } }));
    },
    { throwOnError: false },
  );
  const isConfirmed = error?.code === 'email_confirmed';
  // Another email is sent from the settings, which require a sign-in.
  const settings = addressOf(addresses.settingsAccount, { zwiftId: 0 });

  return (
    <AuthPage title="confirmEmail">
      {!error && (
        <>
          <Notice>{messages.toConfirm}</Notice>
          <Button kind="primary" size="l" busy={isMutating} onClick={() => void trigger()}>
            {isMutating ? messages.confirming : messages.confirm}
          </Button>
        </>
      )}
      {error && !isConfirmed && <TokenError error={error} nextHref={settings} onRetry={() => void trigger()} />}
      {isConfirmed && (
        <>
          <Notice tone="success" role="status" title={messages.already}>
            {messages.alreadyText}
          </Notice>
          {(user || isGuest) && (
            <LinkButton kind="primary" size="l" href={user ? firstSteps : signInHref(firstSteps)}>
              {user ? messages.toSteps : messages.signIn}
            </LinkButton>
          )}
        </>
      )}
    </AuthPage>
  );
}
