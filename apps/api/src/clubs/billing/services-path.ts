import { addresses, addressOf } from '@otryv/contract/addresses';

/** The page of the reader's own services and payments; `0` is, in the address, the own game id. */
export const servicesPath = addressOf(addresses.settingsServices, { zwiftId: 0 });
