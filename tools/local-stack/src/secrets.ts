import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the stack needs to keep secret, where the user did not configure it. */
export interface Secrets {
  ENCRYPTION_KEY: string;
  /** Of the bot's account at the game simulator. */
  GAME_PASSWORD: string;
}

/** Reads the secrets, making once those that are missing; the file is for its owner only (mode 0600). */
export async function keepSecrets(file: string): Promise<Secrets> {
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const secrets = {
    ENCRYPTION_KEY: known.ENCRYPTION_KEY ?? randomBytes(32).toString('base64'),
    GAME_PASSWORD: known.GAME_PASSWORD ?? randomBytes(18).toString('base64url'),
  };
  if (Object.entries(secrets).some(([name, value]) => Reflect.get(known, name) !== value)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
