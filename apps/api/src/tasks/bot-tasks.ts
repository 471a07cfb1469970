import type { INestApplicationContext } from '@nestjs/common';
import { BotsRenewal } from '../clubs/bots/bots-renewal.ts';
import { UsageError } from './arguments.ts';

/** Renews the sign-ins of organizers' accounts in the game immediately; returns how many the game rejected. */
export async function renewBots(
  app: INestApplicationContext,
  usernames: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  if (usernames.length === 0) throw new UsageError('Pass the email address of at least one bot.');
  let failures = 0;
  for (const username of usernames) {
    const { failure, expiresAt } = await app.get(BotsRenewal, { strict: false }).renewNow(username);
    if (failure !== null) failures += 1;
    log(`${username}: ${failure ?? `renewed until ${expiresAt.toISOString()}`}`);
  }
  return failures;
}
