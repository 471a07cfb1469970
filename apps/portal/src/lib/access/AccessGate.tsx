import type { Access } from '@otryv/contract';
import { FullPageLoader } from '@otryv/ui';
import { Fragment, lazy, type ReactNode } from 'react';
import { useSession } from '../session/sessionStore.ts';

export interface AccessGateProps {
  access: Access;
  children: ReactNode;
}

const SignInGate = lazy(async () => ({ default: (await import('./SignInGate.tsx')).SignInGate }));

/** Opens public pages at once; what others need is loaded with the first of them. */
export function AccessGate({ access, children }: AccessGateProps) {
  if (access === 'public') return children;
  if (access === 'optional') return <ReaderGate>{children}</ReaderGate>;
  return <SignInGate access={access}>{children}</SignInGate>;
}

/** Waits until it is known who reads a page that shows more to some, and begins anew for another reader. */
function ReaderGate({ children }: Pick<AccessGateProps, 'children'>) {
  const { status, user } = useSession();
  if (status !== 'resolved') return <FullPageLoader />;

  return <Fragment key={user?.id ?? ''}>{children}</Fragment>;
}
