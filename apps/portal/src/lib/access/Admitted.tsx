import type { Access, AuthUser } from '@otryv/contract';
import { admits, holderOf } from '@otryv/contract/abilities';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

export interface AdmittedProps {
  access: Access;
  user: AuthUser;
  children: ReactNode;
}

/** The page for a user whose abilities open it, else the page that refuses. A chunk of its own: abilities are heavy. */
export function Admitted({ access, user, children }: AdmittedProps) {
  return admits(access, holderOf(user), true) ? children : <Navigate to={addressOf(addresses.forbidden)} replace />;
}
