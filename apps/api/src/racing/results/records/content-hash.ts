import { createHash } from 'node:crypto';

/** SHA-256 of a value's JSON, in base64url. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
