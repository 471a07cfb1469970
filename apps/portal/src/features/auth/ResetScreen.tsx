import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResetForm } from '@otryv/forms';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { AuthPage, SignInLink } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';

/** Requests the email that sets a new password. */
export function ResetScreen() {
  const messages = useMessages(authMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { submit } = useSend('PUT', '/api/auth/reset-password', { isQuiet: true });

  return (
    <AuthPage title="reset" footer={<SignInLink question={messages.remembered} search={search} />}>
      <ResetForm
        onSubmit={async (body) => {
          await submit({ body });
          await navigate(addressOf(addresses.message, { messageId: 'reset-sent', additional: 'sent' }) + search, {
            state: { mailAddress: body.email },
          });
        }}
      />
    </AuthPage>
  );
}
