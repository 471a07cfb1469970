import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The key that seals and signs comes first; what the others sealed and signed is still read. */
export type Keyring = readonly [Uint8Array, ...Uint8Array[]];

export type Keys = Pick<Config, 'ENCRYPTION_KEY' | 'ENCRYPTION_KEYS_OLD'>;

const keyBytes = 32;
const idLength = 8;

export function keyring({ ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD }: Keys): Keyring {
  return [ENCRYPTION_KEY, ...ENCRYPTION_KEYS_OLD];
}

/** Keys for one purpose, derived from those of the server: what one purpose signs, no other accepts. */
export function derivedKeys(keys: Keys, purpose: string): Keyring {
  const derived = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', purpose, keyBytes));
  return [derived(keys.ENCRYPTION_KEY), ...keys.ENCRYPTION_KEYS_OLD.map(derived)];
}

/** Names a key beside what it has sealed, without revealing it. */
export function keyIdOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('id of the key').digest('hex').slice(0, idLength);
}

/** What the first key yields with which an attempt succeeds. */
export async function withAnyKey<Found>(
  keys: Keyring,
  attempt: (key: Uint8Array) => Promise<Found | null>,
): Promise<Found | null> {
  for (const key of keys) {
    const found = await attempt(key);
    if (found !== null) return found;
  }
  return null;
}
