import { addresses, addressOf } from '@otryv/contract/addresses';
import { SignInForm } from '@otryv/forms';
import { Link, Notice } from '@otryv/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { returnToOf } from '../../lib/access/returnTo.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { openSession, useUser } from '../../lib/session/sessionStore.ts';
import { AuthPage } from './AuthPage.tsx';
import { ru as authMessages } from './messages/ru.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

/** Renders the sign-in by password or at a provider; it returns to the reader's page. */
export function SignInScreen() {
  const messages = useMessages(authMessages);
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const user = useUser();
  const { submit } = useSend('POST', '/api/auth/authorization');
  const returnTo = returnToOf(query);
  if (user) return <Navigate to={returnTo} replace />;

  return (
    <AuthPage
      title="signIn"
      footer={
        <>
          {messages.noAccount} <Link href={addressOf(addresses.registration) + search}>{messages.register}</Link>
        </>
      }
    >
      {state?.isNeeded && <Notice>{messages.needed}</Notice>}
      {state?.isConfirmed && (
        <Notice tone="success" role="status" title={messages.confirmed}>
          {messages.confirmedText}
        </Notice>
      )}
      <SignInForm
        {...(typeof state?.login === 'string' && { values: { login: state.login } })}
        resetHref={addressOf(addresses.reset) + search}
        onSubmit={async (body) => openSession(await submit({ body }))}
      />
      <ProviderButtons returnTo={returnTo} />
    </AuthPage>
  );
}
