import type { Access, AuthUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyWithProgress } from '../navigation/lazyWithProgress.ts';
import { useSession } from '../session/sessionStore.ts';
import { signInHref } from './returnTo.ts';
import { SessionGate } from './SessionGate.tsx';

export interface SignInGateProps {
  access: Access;
  children: ReactNode;
}

const Admitted = lazyWithProgress(async () => ({ default: (await import('./Admitted.tsx')).Admitted }));

/**
 * Guards a page by the reader's rights: guests are redirected to the sign-in and back, readers who just signed out to
 * the home page, all others to the access denied page.
 */
export function SignInGate({ access, children }: SignInGateProps) {
  return (
    <SessionGate>
      {(user) => (
        <SignedIn user={user} access={access}>
          {children}
        </SignedIn>
      )}
    </SessionGate>
  );
}

function SignedIn({ user, access, children }: SignInGateProps & { user: AuthUser | null }) {
  const { pathname, search, hash } = useLocation();
  const { hasLeft } = useSession();
  const [hasBeenIn, setHasBeenIn] = useState(false);
  if (user !== null && !hasBeenIn) setHasBeenIn(true);
  if (user === null) {
    const isLeaving = hasLeft && hasBeenIn;
    if (isLeaving) return <Navigate to={addressOf(addresses.home)} replace />;
    return <Navigate to={signInHref(pathname + search + hash)} replace state={{ isNeeded: true }} />;
  }
  const page = <Fragment key={user.id}>{children}</Fragment>;
  if (access === 'signedIn') return page;

  return (
    <Suspense>
      <Admitted access={access} user={user}>
        {page}
      </Admitted>
    </Suspense>
  );
}
