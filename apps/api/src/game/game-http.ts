import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent, fetch } from 'undici';
import { CONFIG, type Config } from '../config.ts';
import { GameAnswerInvalid, GameForbidden, GameNotFound, GameUnavailable } from './game.errors.ts';
import { parseGameJson } from './game-json.ts';

const gameHeaders = {
  accept: 'application/json',
  'user-agent': 'Zwift/115 CFNetwork/758.0.2 Darwin/15.0.0',
  'zwift-api-version': '2.6',
};

interface RequestOptions {
  method?: 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** The game refused the token. */
export class TokenRefused extends Error {}

/** Single requests to the game: time limit, statuses turned into errors, exact ids. No retries here. */
@Injectable()
export class GameHttp implements OnModuleDestroy {
  private readonly agent = new Agent({ connect: { timeout: 10_000 }, keepAliveTimeout: 10_000 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The body of a GET; `undefined` when the game answered 200 with nothing in it. */
  async get(url: string, token: string): Promise<unknown> {
    const { status, headers, text } = await this.request(url, {
      headers: { ...gameHeaders, authorization: `Bearer ${token}` },
    });
    const path = new URL(url).pathname;
    if (status === 401) throw new TokenRefused();
    if (status === 403) throw new GameForbidden(path);
    if (status === 404) throw new GameNotFound(path);
    if (status === 429 || status >= 500) throw new GameUnavailable(`status ${status} at ${path}`, retryAfter(headers));
    if (status !== 200) throw new GameAnswerInvalid(path, `status ${status}`);
    return text === '' || text === 'null' ? undefined : parse(text, path, true);
  }

  /** The body of a POSTed form; `undefined` when the game refused what it said. */
  async postForm(url: string, fields: Record<string, string>): Promise<unknown> {
    const { status, text } = await this.request(url, {
      method: 'POST',
      headers: { ...gameHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    const isRefresh = fields.grant_type === 'refresh_token';
    if (status === 400 || status === 401 || status === 403) return undefined;
    // Some servers answer a spoilt refresh token with 500: signing in again is the cure there too.
    if (status >= 500 && isRefresh) return undefined;
    if (status === 429 || status >= 500) throw new GameUnavailable(`sign-in: status ${status}`, null, {}, false);
    return text === '' ? undefined : parse(text, new URL(url).pathname, false);
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  private async request(url: string, options: RequestOptions) {
    try {
      const signal = AbortSignal.timeout(this.config.GAME_TIMEOUT_MS);
      const response = await fetch(url, { ...options, signal, dispatcher: this.agent, redirect: 'error' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new GameUnavailable(
        `no answer from ${new URL(url).pathname}`,
        null,
        { cause: error },
        options.method !== 'POST',
      );
    }
  }
}

function parse(text: string, path: string, isRepeatable: boolean): unknown {
  try {
    return parseGameJson(text);
  } catch {
    // A page of words or half an answer: the game is being mended, or the connection broke.
    throw new GameUnavailable(`not JSON at ${path}`, null, {}, isRepeatable);
  }
}

const longestWaitMs = 60_000;

function retryAfter(headers: { get(name: string): string | null }): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, longestWaitMs) : null;
}
