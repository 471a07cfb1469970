import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent, fetch } from 'undici';
import { CONFIG, type Config } from '../config.ts';

/** The host of the dictionary did not send it. */
export class DictionaryUnavailable extends Error {}

const mostBytes = 16 * 1024 * 1024;

/** Fetches the game's public dictionary, without the account of the game. */
@Injectable()
export class DictionaryHttp implements OnModuleDestroy {
  private readonly agent = new Agent({ maxResponseSize: mostBytes });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The text at the address. Throws DictionaryUnavailable; redirects are not followed. */
  async get(address: string): Promise<string> {
    const signal = AbortSignal.timeout(this.config.GAME_TIMEOUT_MS);
    try {
      const response = await fetch(address, { signal, dispatcher: this.agent, redirect: 'manual' });
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      return await response.text();
    } catch (error) {
      throw new DictionaryUnavailable("The game's dictionary did not come; the catalogue stays as it is.", {
        cause: error,
      });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }
}
