import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { AddressBlocked, guardedLookup, isPublicAddress } from './public-addresses.ts';

describe('an IP address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.19.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    // IPv6 addresses that contain IPv4: mapped, compatible, NAT64, 6to4, Teredo.
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::1',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'localhost',
    '',
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4010::1', '2606:4700::1111'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a guarded lookup', () => {
  const ipv4 = (address: string): LookupAddress => ({ address, family: 4 });
  /** Results of successive lookups of a name. */
  const found = (answers: LookupAddress[][], all = true) => {
    const rest = [...answers];
    const lookup = guardedLookup(isPublicAddress, (_name, _options, callback) => callback(null, rest.shift() ?? []));
    return () =>
      new Promise<unknown>((resolve) => {
        lookup('club.example', { all }, (error, address) => resolve(error ?? address));
      });
  };

  it('finds a public host, in either form of the callback', async () => {
    expect(await found([[ipv4('8.8.8.8')]])()).toEqual([ipv4('8.8.8.8')]);
    expect(await found([[ipv4('8.8.8.8')]], false)()).toBe('8.8.8.8');
  });

  it('is blocked if any of the addresses is not public', async () => {
    expect(await found([[ipv4('8.8.8.8'), ipv4('10.0.0.1')]])()).toBeInstanceOf(AddressBlocked);
    expect(await found([[{ address: '::ffff:10.0.0.1', family: 6 }]])()).toBeInstanceOf(AddressBlocked);
  });

  it('is blocked when a name that was public resolves elsewhere the next time', async () => {
    const look = found([[ipv4('8.8.8.8')], [ipv4('169.254.169.254')]]);

    expect([await look(), await look()]).toEqual([[ipv4('8.8.8.8')], expect.any(AddressBlocked)]);
  });

  it('fails for an unknown name', async () => {
    expect(await found([[]])()).toBeInstanceOf(Error);
  });
});
