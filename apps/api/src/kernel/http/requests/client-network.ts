import { isIPv4, isIPv6 } from 'node:net';

const withPort = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Returns the network of an IP address, which limits count: an IPv4 address, or the /64 of an IPv6 address, the usual
 * size of one customer. Every spelling of an address has the same network, including the port that some proxies append;
 * anything else is `unknown`, including the address of a connection that was reset before it was read.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const [, ipv4, ipv6] = withPort.exec(address) ?? [];
  const bare = (ipv4 ?? ipv6 ?? address).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Masks the last part of a network: enough to recognize a location, not to identify a person. */
export function maskedNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.*');
  return network.replace(/:[^:]+::\/64$/, ':*');
}

/** Returns the eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean).flatMap(numbersOf));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}
