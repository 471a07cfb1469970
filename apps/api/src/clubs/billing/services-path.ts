import { addresses, addressOf } from '@otryv/contract/addresses';

/** Page of the reader's own services and payments; `0` in the address is the reader's own game id. */
export const servicesPath = addressOf(addresses.settingsServices, { zwiftId: 0 });
