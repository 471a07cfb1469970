import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent, fetch } from 'undici';
import { CONFIG, type Config } from '../../config.ts';
import { ResponseTooBig, readLimited } from '../../kernel/http/bytes/read-limited.ts';

/** The host of the game's public files did not send one. */
export class GameFileUnavailable extends Error {}

/** The file exceeds the maximum size of its kind. */
export class GameFileTooBig extends GameFileUnavailable {}

/** The host refuses to send this file, as many do for one they do not have. */
export class GameFileRefused extends GameFileUnavailable {}

const missing = [404, 410];
const refused = [401, 403];

/** Fetches public files of the game from configured addresses, without its account. */
@Injectable()
export class GameFiles implements OnModuleDestroy {
  private readonly agent = new Agent();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Returns the file at an address; `null` if the host has none. Throws GameFileUnavailable, GameFileRefused,
   * GameFileTooBig; redirects are not followed.
   */
  async get(address: string, mostBytes: number): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(this.config.GAME_TIMEOUT_MS);
    try {
      const response = await fetch(address, { signal, dispatcher: this.agent, redirect: 'manual' });
      if (response.status === 200) return await readLimited(response.body, mostBytes);
      await response.body?.cancel();
      if (missing.includes(response.status)) return null;
      if (refused.includes(response.status)) throw new GameFileRefused(`${address} is refused: ${response.status}.`);
      throw new Error(`status ${response.status}`);
    } catch (error) {
      if (error instanceof GameFileRefused) throw error;
      if (error instanceof ResponseTooBig) throw new GameFileTooBig(`${address} is too big.`, { cause: error });
      throw new GameFileUnavailable(`No file came from ${address}.`, { cause: error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }
}
