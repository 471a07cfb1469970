import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** Generates 256 random bits in base64url: 43 characters. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** Returns the base64url SHA-256: sufficient for secrets that cannot be guessed. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
