import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent, fetch } from 'undici';
import { CONFIG, type Config } from '../config.ts';

/** The host of the game's public files did not send one. */
export class GameFileUnavailable extends Error {}

const mostBytes = 16 * 1024 * 1024;
const missing = [403, 404, 410];

/** Fetches public files of the game from configured addresses, without its account. */
@Injectable()
export class GameFiles implements OnModuleDestroy {
  private readonly agent = new Agent({ maxResponseSize: mostBytes });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The file at an address; `null` where the host has none. Throws GameFileUnavailable; redirects are not followed. */
  async get(address: string): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(this.config.GAME_TIMEOUT_MS);
    try {
      const response = await fetch(address, { signal, dispatcher: this.agent, redirect: 'manual' });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (missing.includes(response.status)) return null;
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      return bytes;
    } catch (error) {
      throw new GameFileUnavailable(`No file came from ${address}.`, { cause: error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }
}
