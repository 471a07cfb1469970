import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const format = 'v1';

/** Encrypts a text with a 32-byte key: `v1.` and base64 of iv, tag and bytes. */
export function seal(text: string, key: Buffer): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${format}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64')}`;
}

/** Decrypts what `seal` made; `null` when the key is another one or a byte was changed. */
export function open(sealed: string, key: Buffer): string | null {
  const [version, body] = sealed.split('.');
  if (version !== format || !body) return null;
  const bytes = Buffer.from(body, 'base64');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
