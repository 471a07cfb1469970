import type { AuthUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Navigate } from 'react-router-dom';
import { SessionGate } from '../../session/SessionGate.tsx';

/** Leads on to the reader's own results; guests to the home page. */
export function ProfileScreen() {
  return <SessionGate>{(user) => <Navigate to={ownPageOf(user)} replace />}</SessionGate>;
}

function ownPageOf(user: AuthUser | null): string {
  if (user === null) return addressOf(addresses.home);
  const { zwiftId } = user;
  return zwiftId === null
    ? addressOf(addresses.settingsZwift, { zwiftId: 0 })
    : addressOf(addresses.riderResults, { zwiftId });
}
