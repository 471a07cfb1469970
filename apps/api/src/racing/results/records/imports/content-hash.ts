import { createHash } from 'node:crypto';

/** Returns the base64url SHA-256 of a value's JSON. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
