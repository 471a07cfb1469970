import { derivedKeys, type Keys } from '../../kernel/crypto/keyring.ts';
import { open, seal } from '../../kernel/crypto/secret-box.ts';

/** Purpose of the key that seals webhook secrets. */
export const sealingPurpose = 'webhook-secret';

/** Seals a signing secret for storage. */
export function sealSecret(secret: string, config: Keys): string {
  return seal(secret, derivedKeys(config, sealingPurpose));
}

/** Opens a sealed secret; `null` if it was sealed with an unknown key. */
export function openSecret(sealed: string, config: Keys): string | null {
  return open(sealed, derivedKeys(config, sealingPurpose));
}
