import { addresses, addressOf } from '@otryv/contract/addresses';
import { useUser } from '../../../lib/session/sessionStore.ts';

/** Returns the address where an organizer pays for the service. */
export function usePayHref(): string {
  return addressOf(addresses.settingsServices, { zwiftId: useUser()?.zwiftId ?? 0 });
}
