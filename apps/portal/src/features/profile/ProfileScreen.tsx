import type { AuthUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ClientOnly } from '@otryv/ui';
import { Navigate, useNavigationType } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { SessionGate } from '../../lib/access/SessionGate.tsx';

/** Redirects to the reader's own results; guests to the sign-in from a link of the portal, else to the home page. */
export function ProfileScreen() {
  const isOpenedByLink = useNavigationType() === 'PUSH';

  // The server renders the page as for a guest, whose redirect may be wrong for this reader.
  return (
    <ClientOnly>
      <SessionGate>
        {(user) =>
          user === null && isOpenedByLink ? (
            <Navigate to={signInHref(addressOf(addresses.profile))} replace state={{ isNeeded: true }} />
          ) : (
            <Navigate to={ownPageOf(user)} replace />
          )
        }
      </SessionGate>
    </ClientOnly>
  );
}

function ownPageOf(user: AuthUser | null): string {
  if (user === null) return addressOf(addresses.home);
  const { zwiftId } = user;
  return zwiftId === null
    ? addressOf(addresses.settingsZwift, { zwiftId: 0 })
    : addressOf(addresses.riderResults, { zwiftId });
}
