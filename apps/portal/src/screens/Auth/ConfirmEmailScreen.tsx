import { addresses, addressOf } from '@otryv/contract/addresses';
import { LinkButton, Notice } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import type { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { useUser } from '../../session/sessionStore.ts';
import { reloadUser } from '../../session/startSession.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthMessages } from './messages/useAuthMessages.ts';
import { TokenError } from './TokenError.tsx';

/** Confirms an address by the secret of a letter, once for however many renders. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const messages = useAuthMessages();
  const user = useUser();
  const { data, error, mutate } = useSWRImmutable<{ message: string }, ApiError>(
    ['confirm-email', token],
    () => call('PUT', '/api/auth/confirm-email', { body: { token } }),
    { shouldRetryOnError: false, onSuccess: () => user && void reloadUser().catch(() => undefined) },
  );
  const isConfirmed = error?.code === 'email_confirmed';
  // Another letter is sent from the settings, which need a sign-in.
  const settings = addressOf(addresses.settingsAccount, { zwiftId: 0 });

  return (
    <AuthPage title="confirmEmail">
      {!data && !error && <Notice role="status">{messages.confirming}</Notice>}
      {error && !isConfirmed && <TokenError error={error} nextHref={settings} onRetry={() => void mutate()} />}
      {(data || isConfirmed) && (
        <>
          <Notice tone="success" role="status" title={isConfirmed ? messages.already : messages.confirmed}>
            {isConfirmed ? messages.alreadyText : messages.confirmedText}
          </Notice>
          <LinkButton kind="primary" size="l" href={addressOf(user ? addresses.home : addresses.signIn)}>
            {user ? messages.toHome : messages.signIn}
          </LinkButton>
        </>
      )}
    </AuthPage>
  );
}
