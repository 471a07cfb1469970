import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PasswordTooCommon } from './auth.errors.ts';

// OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const shortest = 8;
const common = new Set(
  (dictionary['passwords-common'] ?? []).map(String).filter((password) => password.length >= shortest),
);

/** Hashes and compares passwords. */
@Injectable()
export class Passwords {
  private readonly hashOfNobody = hash('no password is compared with this one', cost);

  /** Throws PasswordTooCommon for very common passwords, and for the user's own name or address, once or twice. */
  async hash(password: string, own: readonly (string | null)[]): Promise<string> {
    const lower = password.toLowerCase();
    if (common.has(lower) || own.some((text) => isOwn(lower, text?.toLowerCase()))) throw new PasswordTooCommon();
    return hash(password, cost);
  }

  /** Whether the password matches the hash; without a hash it takes as long and is `false`. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const isSame = await verify(stored ?? (await this.hashOfNobody), password);
    return stored !== null && isSame;
  }
}

function isOwn(password: string, text: string | undefined): boolean {
  return text !== undefined && (password === text || password === text.repeat(2));
}
