import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, Notice } from '@otryv/ui';
import { Navigate, useParams } from 'react-router-dom';
import useSWRMutation from 'swr/mutation';
import { call } from '../../lib/api/client.ts';
import type { ApiError } from '../../lib/http/ApiError.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { openSession, useUser } from '../../lib/session/sessionStore.ts';
import { AuthPage } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';
import { TokenError } from './TokenError.tsx';

/** Signs in with the secret from an email on the reader's request: email scanners open links, and each works once. */
export function EmailSignInScreen() {
  const { token = '' } = useParams();
  const messages = useMessages(authMessages);
  const user = useUser();
  const { trigger, error, isMutating } = useSWRMutation<void, ApiError>(
    ['letter-sign-in', token],
    async () => openSession(await call('POST', '/api/auth/authorization/letter', { body: { token } })),
    { throwOnError: false },
  );
  if (user) return <Navigate to={addressOf(addresses.home)} replace />;

  return (
    <AuthPage title="letterSignIn">
      {error ? (
        <TokenError
          error={error}
          nextHref={addressOf(addresses.signIn)}
          nextLabel={messages.signIn}
          onRetry={() => void trigger()}
        />
      ) : (
        <>
          <Notice>{messages.byLetter}</Notice>
          <Button kind="primary" size="l" busy={isMutating} onClick={() => void trigger()}>
            {messages.signIn}
          </Button>
        </>
      )}
    </AuthPage>
  );
}
