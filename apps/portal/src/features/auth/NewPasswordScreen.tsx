import { addresses, addressOf } from '@otryv/contract/addresses';
import { NewPasswordForm } from '@otryv/forms';
import { Notice } from '@otryv/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../lib/api/useRead.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { closeSession } from '../../lib/session/sessionStore.ts';
import { AuthPage } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';
import { TokenError } from './TokenError.tsx';

/** Sets a password with the secret from an email; every session of the old one ends. */
export function NewPasswordScreen() {
  const { token = '' } = useParams();
  const messages = useMessages(authMessages);
  const navigate = useNavigate();
  const { data, error, retry } = useRead('/api/auth/check-request-password/{token}', { params: { token } }, once);
  const { submit } = useSend('PUT', '/api/auth/new-password');

  return (
    <AuthPage title="newPassword">
      {!data && !error && <Notice role="status">{messages.checking}</Notice>}
      {error && <TokenError error={error} nextHref={addressOf(addresses.reset)} onRetry={retry} />}
      {data && (
        <NewPasswordForm
          token={token}
          onSubmit={async (body) => {
            await submit({ body });
            closeSession();
            await navigate(addressOf(addresses.signIn), { replace: true });
          }}
        />
      )}
    </AuthPage>
  );
}

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };
