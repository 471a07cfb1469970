import { hkdfSync } from 'node:crypto';
import type { Config } from '../../config.ts';

const keyBytes = 32;

/** A key for one purpose, derived from the server's key: what one signs, no other accepts. */
export function derivedKey({ ENCRYPTION_KEY }: Pick<Config, 'ENCRYPTION_KEY'>, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', ENCRYPTION_KEY, '', purpose, keyBytes));
}
