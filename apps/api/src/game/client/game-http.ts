import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent, fetch } from 'undici';
import { CONFIG, type Config } from '../../config.ts';
import { readLimited } from '../../kernel/http/bytes/read-limited.ts';
import {
  GameOutcomeUnknown,
  GameReadFailed,
  GameRefused,
  GameSignInBroken,
  type GameSubject,
  GameThrottled,
  GameUnavailable,
  GameWriteFailed,
  InvalidGameResponse,
} from './game.errors.ts';
import { created, noResponse, parse, reasonOf, requireWritten, retryAfter, throwCommon } from './game-responses.ts';

export { TokenRefused } from './game-responses.ts';

const mostBytes = 16 * 1024 * 1024;
const usualVersion = '2.6';
const gameHeaders = {
  accept: 'application/json',
  'user-agent': 'Zwift/115 CFNetwork/758.0.2 Darwin/15.0.0',
  'zwift-api-version': usualVersion,
};

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

interface RequestOptions {
  method?: WriteMethod;
  headers: Record<string, string>;
  body?: string;
}

/** Single requests to the game: time and size limits, statuses converted to errors, exact ids. No retries here. */
@Injectable()
export class GameHttp implements OnModuleDestroy {
  private readonly agent = new Agent({ connect: { timeout: 10_000 }, keepAliveTimeout: 10_000 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the body of a GET; `undefined` for a 200 without a body. */
  async get(url: string, token: string, subject?: GameSubject, version = usualVersion): Promise<unknown> {
    const { status, headers, text } = await this.request(url, {
      headers: { ...gameHeaders, 'zwift-api-version': version, authorization: `Bearer ${token}` },
    });
    const path = new URL(url).pathname;
    throwCommon({ status, headers, path, subject });
    if (status === 500) throw new GameReadFailed(`status 500 at ${path}`, retryAfter(headers));
    if (status > 500) throw new GameUnavailable(`status ${status} at ${path}`, retryAfter(headers));
    if (status !== 200) throw new InvalidGameResponse(path, `status ${status}`);
    return text === '' || text === 'null' ? undefined : parse(text, path);
  }

  /**
   * Sends JSON; returns the response to a POST. A PUT and a DELETE are idempotent and may be retried. After a POST
   * without a response its outcome is unknown.
   */
  async send(method: WriteMethod, url: string, token: string, body?: object): Promise<unknown> {
    const path = new URL(url).pathname;
    const { status, headers, text } = await this.request(url, {
      method,
      headers: {
        ...gameHeaders,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    throwCommon({ status, headers, path, subject: 'event' });
    if (status === 500) throw new GameWriteFailed(`status 500 at ${path}`, {}, method !== 'POST');
    if (status > 500) throw new GameOutcomeUnknown(`status ${status} at ${path}`, {}, method !== 'POST');
    if (status >= 400) throw new GameRefused(path, reasonOf(text));
    if (method === 'POST') return created(text, path);
    requireWritten(text, path);
    return undefined;
  }

  /**
   * Returns the body of a POSTed form's response; `undefined` if the game rejected it. Throws GameUnavailable, and
   * InvalidGameResponse for a page, a redirect or an empty body: those indicate a broken host, not a rejection.
   */
  async postForm(url: string, fields: Record<string, string>): Promise<unknown> {
    const { status, headers, text } = await this.request(url, {
      method: 'POST',
      headers: { ...gameHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    const path = new URL(url).pathname;
    if (status === 400 || status === 401 || status === 403) return undefined;
    if (status === 429) throw new GameThrottled('sign-in: status 429', retryAfter(headers), {}, false);
    if (status >= 500) throw new GameSignInBroken(`sign-in: status ${status}`, null, {}, false);
    if (status !== 200 || text === '')
      throw new InvalidGameResponse(path, `status ${status}, ${text.length} characters`);
    return parse(text, path, false);
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  private async request(url: string, options: RequestOptions) {
    try {
      const signal = AbortSignal.timeout(this.config.GAME_TIMEOUT_MS);
      const response = await fetch(url, { ...options, signal, dispatcher: this.agent, redirect: 'manual' });
      const bytes = await readLimited(response.body, mostBytes);
      return { status: response.status, headers: response.headers, text: new TextDecoder().decode(bytes) };
    } catch (error) {
      throw noResponse(new URL(url).pathname, options, error);
    }
  }
}
