import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { readState, writeState } from './stateFile.ts';

/** Secrets of the stack that the user did not configure. */
export interface Secrets {
  ENCRYPTION_KEY: string;
  /** Password of the bot's account at the game simulator. */
  GAME_PASSWORD: string;
}

const secret = z.optional(z.string().check(z.minLength(1)));
const stored = z.looseObject({ ENCRYPTION_KEY: secret, GAME_PASSWORD: secret });
const cure =
  'restore a copy of it, or delete it: then a new key is created, and data encrypted with the old one must be entered again.';

/** Reads the secrets, creating missing ones once; the file is readable by its owner only (mode 0600). */
export async function ensureSecrets(file: string): Promise<Secrets> {
  const known = (await readState(file, stored, cure)) ?? {};
  const secrets = {
    ENCRYPTION_KEY: known.ENCRYPTION_KEY ?? randomBytes(32).toString('base64'),
    GAME_PASSWORD: known.GAME_PASSWORD ?? randomBytes(18).toString('base64url'),
  };
  if (!known.ENCRYPTION_KEY || !known.GAME_PASSWORD) await writeState(file, { ...known, ...secrets });
  return secrets;
}
