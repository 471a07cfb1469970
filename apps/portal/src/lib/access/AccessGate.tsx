import { FullPageLoader } from '@otryv/ui';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstView } from '../firstView/firstView.ts';
import { lazyWithProgress } from '../navigation/lazyWithProgress.ts';
import { useSession } from '../session/sessionStore.ts';
import type { SignInGateProps } from './SignInGate.tsx';

const SignInGate = lazyWithProgress(async () => ({ default: (await import('./SignInGate.tsx')).SignInGate }));

/** Renders public pages immediately; the code for all others loads with the first of them. */
export function AccessGate({ access, children }: SignInGateProps) {
  if (access === 'public') return children;
  if (access === 'optional') return <ReaderGate>{children}</ReaderGate>;
  return <SignInGate access={access}>{children}</SignInGate>;
}

/**
 * Waits until the session is known on a page that shows more to some readers, and remounts the page for another reader.
 * Server-rendered public markup stays until then.
 */
function ReaderGate({ children }: Pick<SignInGateProps, 'children'>) {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const isServed = useFirstView()?.path === pathname;
  if (status !== 'resolved' && !isServed) return <FullPageLoader />;

  return <Fragment key={user?.id ?? ''}>{children}</Fragment>;
}
