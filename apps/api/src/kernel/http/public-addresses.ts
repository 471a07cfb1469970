import { type LookupAddress, lookup as machineLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The address is not in a public network. */
export class AddressBlocked extends Error {}

const notPublic = new BlockList();
for (const range of [
  // This network, private ones, carrier-grade NAT, loopback, and link-local with cloud metadata.
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  // Protocol assignments, documentation, benchmarks, 6to4 relays.
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast and reserved, including broadcast.
  '224.0.0.0/4',
  '240.0.0.0/4',
  // In the global IPv6 block: protocol assignments with Teredo, documentation, 6to4, segment routing.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
])
  addRange(notPublic, range);

/** All other IPv6 is local, mapped or translated IPv4, or unassigned. */
const globalIpv6 = new BlockList();
addRange(globalIpv6, '2000::/3');

const loopback = new BlockList();
for (const range of ['127.0.0.0/8', '::1/128']) addRange(loopback, range);

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether the address leads to the same machine from any server. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return isPlainIpv6(address) && globalIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  if (isIP(address) === 4) return loopback.check(address, 'ipv4');
  return isPlainIpv6(address) && loopback.check(address, 'ipv6');
}

/** Whether it is IPv6 without a zone, which only link-local addresses have. */
function isPlainIpv6(address: string): boolean {
  return isIP(address) === 6 && !address.includes('%');
}

type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves the addresses of a host for a connection being made, and fails with AddressBlocked unless all of them are
 * allowed. Prevents DNS rebinding: the checked address is the one connected to.
 */
export function guardedLookup(isAllowed: (address: string) => boolean, lookup: Lookup = machineLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new AddressBlocked(`${hostname} leads to an address that is not public.`), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
