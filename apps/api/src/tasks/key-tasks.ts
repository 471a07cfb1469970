import type { INestApplicationContext } from '@nestjs/common';
import { Resealing } from '../kernel/crypto/resealing.ts';

/** Seals everything with the current key; returns how many values the current key alone does not open. */
export async function resealKeys(app: INestApplicationContext, log: (line: string) => void): Promise<number> {
  const { current, old, unknown, copies } = await app.get(Resealing).reseal();
  log(`${old} were sealed with a former key and have been resealed, ${current} were sealed with ENCRYPTION_KEY.`);
  if (unknown > 0) {
    log(
      `${unknown} open with none of the keys: add theirs to ENCRYPTION_KEYS_OLD and repeat this. Otherwise bots sign in again, and organizers create those webhooks again.`,
    );
    return unknown;
  }
  if (copies > 0) {
    log(
      'The list of erasures needs a former key: start the process that has it, wait some seconds and run this again.',
    );
    return copies;
  }
  log(
    'No stored value needs a former key. Remove ENCRYPTION_KEYS_OLD immediately if a key has leaked; otherwise in half a year, because links in emails and known devices depend on it until then.',
  );
  return 0;
}
