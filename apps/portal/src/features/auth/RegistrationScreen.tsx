import { addresses, addressOf } from '@otryv/contract/addresses';
import { RegistrationForm } from '@otryv/forms';
import { Link } from '@otryv/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnToOf } from '../../lib/access/returnTo.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { AuthPage, SignInLink } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

/** Renders the registration by login, email and password, or by a provider. */
export function RegistrationScreen() {
  const messages = useMessages(authMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { submit } = useSend('POST', '/api/auth/registration', { isQuiet: true });

  return (
    <AuthPage title="registration" footer={<SignInLink question={messages.hasAccount} search={search} />}>
      <RegistrationForm
        onSubmit={async (body) => {
          await submit({ body });
          await navigate(addressOf(addresses.message, { messageId: 'registered', additional: 'sent' }) + search, {
            state: { mailAddress: body.email },
          });
        }}
      />
      <p>
        {messages.agree} <Link href={addressOf(addresses.termsOfUse)}>{messages.terms}</Link> {messages.and}{' '}
        <Link href={addressOf(addresses.privacyPolicy)}>{messages.policy}</Link>
      </p>
      <ProviderButtons returnTo={returnToOf(query)} />
    </AuthPage>
  );
}
