import type { INestApplicationContext } from '@nestjs/common';
import { Resealing } from '../kernel/crypto/resealing.ts';

/** Seals everything with the current key; returns how many values the current key alone does not open. */
export async function resealKeys(app: INestApplicationContext, say: (line: string) => void): Promise<number> {
  const { current, old, unknown, copies } = await app.get(Resealing).reseal();
  say(`${old} were sealed with a former key and are sealed anew, ${current} were sealed with ENCRYPTION_KEY.`);
  if (unknown > 0) {
    say(
      `${unknown} open with none of the keys: add theirs to ENCRYPTION_KEYS_OLD and repeat this. Otherwise bots sign in anew, and organizers make those webhooks anew.`,
    );
    return unknown;
  }
  if (copies > 0) {
    say('The list of erasures needs a former key: start the process that has it, wait some seconds and repeat this.');
    return copies;
  }
  say(
    'Nothing that is stored needs a former key. Take ENCRYPTION_KEYS_OLD out at once where a key has leaked; otherwise in half a year, for until then links in letters and devices are known by it.',
  );
  return 0;
}
