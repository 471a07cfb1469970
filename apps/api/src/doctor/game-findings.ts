import { GameSignInBroken, GameSignInFailed, GameUnavailable } from '../game/client/game.errors.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Checks that the portal's own account can read from the game. */
export async function gameFinding(read: () => Promise<unknown>): Promise<Finding> {
  try {
    await read();
    return ok('game', "the portal's account reads from it");
  } catch (error) {
    if (error instanceof GameSignInFailed)
      return broken('game', `it rejects the portal's account (${error.reason}): check GAME_USERNAME and GAME_PASSWORD`);
    const reason = error instanceof GameUnavailable ? error.reason : reasonOf(error);
    const where = error instanceof GameSignInBroken ? 'its sign-in does' : 'it does';
    return warning(
      'game',
      `${where} not respond properly (${reason}): the portal retries automatically; check whether the game is up`,
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
