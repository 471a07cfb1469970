import { accountAddresses, accountRedirects } from './accounts/addresses.ts';
import { type Address, fillPattern, isPathOf, type ParamName, type Pattern, type Redirect } from './address.ts';
import { authAddresses } from './auth/addresses.ts';
import { banAddresses, banRedirects } from './bans/addresses.ts';
import { clubAddresses } from './clubs/addresses.ts';
import { documentAddresses, documentationAddresses } from './documents/addresses.ts';
import { eventAddresses, gameEventAddresses, gameEventRedirects } from './events/addresses.ts';
import { finishProtocolAddresses, finishProtocolRedirects } from './finish-protocols/addresses.ts';
import { homeAddresses } from './home/addresses.ts';
import { logAddresses, logRedirects } from './logs/addresses.ts';
import { mailingAddresses, mailingRedirects } from './mailings/addresses.ts';
import { newsAddresses } from './news/addresses.ts';
import { adminOrganizerAddresses, organizerAddresses, organizerRedirects } from './organizers/addresses.ts';
import { resultAddresses } from './results/addresses.ts';
import { riderAddresses, riderProfileAddresses, riderRedirects } from './riders/addresses.ts';
import { ownSeriesAddresses, seriesAddresses, seriesRedirects } from './series/addresses.ts';
import { siteAddresses } from './site/addresses.ts';
import { statisticsAddresses, statisticsRedirects } from './statistics/addresses.ts';
import { streamAddresses } from './streams/addresses.ts';
import { subscriptionAddresses } from './subscriptions/addresses.ts';
import { teamAddresses, teamControlAddresses, teamRedirects } from './teams/addresses.ts';
import { telegramAddresses } from './telegram/addresses.ts';
import { settingsRedirect, userAddresses } from './users/addresses.ts';
import { visitAddresses } from './visits/addresses.ts';

export { type Address, fillPattern, isPathOf, type Pattern, paramsOf, type Redirect } from './address.ts';

/** Every page of the portal, with sections in sidebar order. */
export const addresses = {
  ...homeAddresses,
  ...eventAddresses,
  ...resultAddresses,
  ...teamAddresses,
  ...organizerAddresses,
  ...seriesAddresses,
  ...statisticsAddresses,
  ...riderAddresses,
  ...gameEventAddresses,
  ...accountAddresses,
  ...userAddresses,
  ...riderProfileAddresses,
  ...streamAddresses,
  ...banAddresses,
  ...logAddresses,
  ...visitAddresses,
  ...adminOrganizerAddresses,
  ...documentationAddresses,
  ...clubAddresses,
  ...ownSeriesAddresses,
  ...teamControlAddresses,
  ...finishProtocolAddresses,
  ...mailingAddresses,
  ...authAddresses,
  ...subscriptionAddresses,
  ...documentAddresses,
  ...siteAddresses,
  ...newsAddresses,
  ...telegramAddresses,
};

/** Addresses without a screen; each domain adds its own redirects. */
export const redirects: readonly Redirect[] = [
  ...accountRedirects,
  ...banRedirects,
  ...logRedirects,
  settingsRedirect,
  ...organizerRedirects,
  ...gameEventRedirects,
  ...finishProtocolRedirects,
  ...mailingRedirects,
  ...seriesRedirects,
  ...statisticsRedirects,
  ...riderRedirects,
  ...teamRedirects,
];

type Addresses = typeof addresses;
export type AddressKey = keyof Addresses;
export type AddressTitle = Addresses[AddressKey]['title'];
/** Keys of the addresses in the sidebar. */
export type SectionKey = {
  [Key in AddressKey]: Addresses[Key] extends { isSection: true } ? Key : never;
}[AddressKey];

export const addressKeys: readonly AddressKey[] = Object.keys(addresses).filter(isAddressKey);
export const sectionKeys: readonly SectionKey[] = addressKeys.filter(isSectionKey);

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: Readonly<Record<ParamName<Path>, string | number>>];

/** Builds the path of an address, e.g. `addressOf(addresses.event, { eventId })`. */
export function addressOf<Path extends Pattern>({ pattern }: { pattern: Path }, ...[params]: Params<Path>): string {
  return fillPattern(pattern, params ?? {});
}

/** Whether the portal has a page or a redirect at this path. */
export function isPortalPath(path: string): boolean {
  return [...addressKeys.map((key) => addresses[key]), ...redirects].some((one) => isPathOf(one, path));
}

/** Returns the key of the page at a path; `null` for an unknown path or a redirect. */
export function addressKeyAt(path: string): AddressKey | null {
  return addressKeys.find((key) => isPathOf(addresses[key], path)) ?? null;
}

function isAddressKey(key: string): key is AddressKey {
  return key in addresses;
}

function isSectionKey(key: AddressKey): key is SectionKey {
  const { isSection }: Address = addresses[key];
  return isSection === true;
}
