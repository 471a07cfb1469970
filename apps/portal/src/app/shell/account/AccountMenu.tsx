import { IconButton } from '@otryv/ui';
import { CircleUser } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../../lib/access/returnTo.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

// Guests load none of it.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

/** Renders the reader's picture with the account menu; prompts guests to sign in. */
export function AccountMenu() {
  const { account } = useMessages();
  const user = useUser();
  if (user === null) return <GuestButton />;

  return (
    <Suspense fallback={<IconButton icon={CircleUser} label={account.label} disabled />}>
      <UserMenu user={user} />
    </Suspense>
  );
}

function GuestButton() {
  const { account } = useMessages();
  const { pathname, search } = useLocation();
  const invite = () =>
    showAlert({
      tone: 'info',
      message: account.signInNeeded,
      link: { href: signInHref(pathname + search), label: account.signIn },
    });

  return <IconButton icon={CircleUser} label={account.label} onClick={invite} />;
}
