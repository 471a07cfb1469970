import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keyring, keyIdOf } from './keyring.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const format = 'v2';
/** Without the key's id. */
const firstFormat = 'v1';

/** Which key a text was sealed with; `unknown` for none of them or damaged data. */
export type SealedWith = 'current' | 'old' | 'unknown';

/**
 * Encrypts a text with the current key: `v2`, the id of the key, and base64 of iv, tag and bytes, separated by dots.
 */
export function seal(text: string, [key]: Keyring): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${format}.${keyIdOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64')}`;
}

/** Decrypts the output of `seal` with one of the keys; `null` if sealed with another key or changed. */
export function open(sealed: string, keys: Keyring): string | null {
  return opened(sealed, keys)?.text ?? null;
}

export function sealedWith(sealed: string, keys: Keyring): SealedWith {
  const found = opened(sealed, keys);
  if (found === null) return 'unknown';
  return sealed.startsWith(`${format}.`) && found.key === keys[0] ? 'current' : 'old';
}

function opened(sealed: string, keys: Keyring): { text: string; key: Uint8Array } | null {
  const [version, ...rest] = sealed.split('.');
  const [body, id] = version === format ? [rest[1], rest[0]] : [rest[0], null];
  if ((version !== format && version !== firstFormat) || !body) return null;
  const bytes = Buffer.from(body, 'base64');
  for (const key of keys) {
    const text = id === null || id === keyIdOf(key) ? decrypted(bytes, key) : null;
    if (text !== null) return { text, key };
  }
  return null;
}

function decrypted(bytes: Buffer, key: Uint8Array): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
