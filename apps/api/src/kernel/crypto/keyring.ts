import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../../config.ts';

/** Key that seals and signs, followed by former keys, whose output can still be read. */
export type Keyring = readonly [Uint8Array, ...Uint8Array[]];

export type Keys = Pick<Config, 'ENCRYPTION_KEY' | 'ENCRYPTION_KEYS_OLD'>;

const keyBytes = 32;
const idLength = 8;

export function keyring({ ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD }: Keys): Keyring {
  return [ENCRYPTION_KEY, ...ENCRYPTION_KEYS_OLD];
}

/** Derives keys for one purpose from those of the server: a signature for one purpose is invalid for any other. */
export function derivedKeys(keys: Keys, purpose: string): Keyring {
  const derived = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', purpose, keyBytes));
  return [derived(keys.ENCRYPTION_KEY), ...keys.ENCRYPTION_KEYS_OLD.map(derived)];
}

/** Returns an id stored with sealed data that does not reveal the key. */
export function keyIdOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('id of the key').digest('hex').slice(0, idLength);
}

/** Returns the result of the first key that succeeds. */
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
