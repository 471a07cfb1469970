import { derivedKeys, type Keys } from '../../kernel/crypto/keyring.ts';
import { open, seal } from '../../kernel/crypto/secret-box.ts';

/** What the key that seals them is derived for. */
export const sealingPurpose = 'webhook-secret';

/** A secret of signatures as it is stored. */
export function sealSecret(secret: string, config: Keys): string {
  return seal(secret, derivedKeys(config, sealingPurpose));
}

/** `null` where it was sealed with a key that is not known. */
export function openSecret(sealed: string, config: Keys): string | null {
  return open(sealed, derivedKeys(config, sealingPurpose));
}
