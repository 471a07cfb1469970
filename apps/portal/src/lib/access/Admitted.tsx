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

/**
 * Renders the page for a user with the required abilities, else the access denied page. A separate chunk: abilities are
 * heavy.
 */
export function Admitted({ access, user, children }: AdmittedProps) {
  return admits(access, holderOf(user), true) ? children : <Navigate to={addressOf(addresses.forbidden)} replace />;
}
