import { IconButton, lazyPart } from '@otryv/ui';
import { CircleUser } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../../lib/access/returnTo.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { useIsGuest, useSession } from '../../../lib/session/sessionStore.ts';

// Guests load none of it.
const UserMenu = lazyPart(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

/** Renders the reader's picture with the account menu; prompts guests to sign in. Until either is known, it waits. */
export function AccountMenu() {
  const { account } = useMessages();
  const { user, error } = useSession();
  const isGuest = useIsGuest();
  if (isGuest) return <GuestButton />;
  if (error) return <IconButton icon={CircleUser} label={account.label} onClick={() => void restart()} />;
  const waiting = <IconButton icon={CircleUser} label={account.label} disabled />;
  if (user === null) return waiting;

  return (
    <Suspense fallback={waiting}>
      <UserMenu user={user} />
    </Suspense>
  );
}

/** Restores the session again; its code is not even loaded for a guest. */
async function restart(): Promise<void> {
  const { startSession } = await import('../../../lib/access/startSession.ts');
  await startSession();
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
