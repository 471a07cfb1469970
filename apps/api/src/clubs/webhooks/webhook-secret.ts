import type { Config } from '../../config.ts';
import { derivedKey } from '../../kernel/crypto/derived-key.ts';
import { open, seal } from '../../kernel/crypto/secret-box.ts';

type Keys = Pick<Config, 'ENCRYPTION_KEY'>;
const keyOf = (config: Keys) => Buffer.from(derivedKey(config, 'webhook-secret'));

/** A secret of signatures as it is stored. */
export function sealSecret(secret: string, config: Keys): string {
  return seal(secret, keyOf(config));
}

/** `null` where it was sealed with another ENCRYPTION_KEY. */
export function openSecret(sealed: string, config: Keys): string | null {
  return open(sealed, keyOf(config));
}
