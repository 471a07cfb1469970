import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { keyring } from '../../kernel/crypto/keyring.ts';
import { open, seal } from '../../kernel/crypto/secret-box.ts';
import { readPlatform, TokenDead } from './platform-http.ts';
import { StreamsRepository } from './streams.repository.ts';

/** Maximum number of logins in one request. */
const most = 100;
const token = z.object({ access_token: z.string() });
const streams = z.object({
  data: z.array(
    z.object({
      user_login: z.string(),
      type: z.string(),
      title: z.string(),
      viewer_count: z.int(),
      started_at: z.iso.datetime(),
    }),
  ),
});
const users = z.object({
  data: z.array(
    z.object({ login: z.string(), display_name: z.string(), description: z.string(), offline_image_url: z.string() }),
  ),
});

export type TwitchStream = z.output<typeof streams>['data'][number];
export type TwitchUser = z.output<typeof users>['data'][number];

/** Client of Twitch Helix, with one application token for all processes. */
@Injectable()
export class TwitchClient {
  constructor(
    private readonly repository: StreamsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isConfigured(): boolean {
    return this.config.TWITCH_CLIENT_ID !== undefined && this.config.TWITCH_CLIENT_SECRET !== undefined;
  }

  /** Lists the streams on air. Throws what readPlatform throws. */
  async fetchLive(logins: readonly string[]): Promise<TwitchStream[]> {
    const pages = await this.pages(streams, 'streams', 'user_login', logins);
    return pages.flatMap(({ data }) => data).filter(({ type }) => type === 'live');
  }

  /** Lists the existing channels. Throws what readPlatform throws. */
  async fetchUsers(logins: readonly string[]): Promise<TwitchUser[]> {
    return (await this.pages(users, 'users', 'login', logins)).flatMap(({ data }) => data);
  }

  private async pages<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    name: string,
    logins: readonly string[],
  ) {
    const pages: z.output<Schema>[] = [];
    for (let from = 0; from < logins.length; from += most) {
      const url = new URL(path, this.config.TWITCH_API_URL);
      for (const login of logins.slice(from, from + most)) url.searchParams.append(name, login);
      if (path === 'streams') url.searchParams.set('first', String(most));
      pages.push(await this.ask(schema, url));
    }
    return pages;
  }

  /** Sends a request with the stored token; an invalid one is replaced once. */
  private async ask<Schema extends z.ZodMiniType>(schema: Schema, url: URL): Promise<z.output<Schema>> {
    const { token: sealed } = await this.repository.getState('twitch');
    const stored = sealed && open(sealed, keyring(this.config));
    try {
      return await this.send(schema, url, stored || (await this.renew()));
    } catch (error) {
      if (!(error instanceof TokenDead)) throw error;
      return this.send(schema, url, await this.renew());
    }
  }

  private send<Schema extends z.ZodMiniType>(schema: Schema, url: URL, bearer: string): Promise<z.output<Schema>> {
    const clientId = this.config.TWITCH_CLIENT_ID ?? '';
    return readPlatform(schema, url, { headers: { authorization: `Bearer ${bearer}`, 'client-id': clientId } });
  }

  private async renew(): Promise<string> {
    const { TWITCH_CLIENT_ID = '', TWITCH_CLIENT_SECRET = '', TWITCH_AUTH_URL } = this.config;
    const body = new URLSearchParams({
      client_id: TWITCH_CLIENT_ID,
      client_secret: TWITCH_CLIENT_SECRET,
      grant_type: 'client_credentials',
    });
    const { access_token: renewed } = await readPlatform(token, new URL('token', TWITCH_AUTH_URL), {
      method: 'POST',
      body,
    });
    await this.repository.setState('twitch', { token: seal(renewed, keyring(this.config)) });
    return renewed;
  }
}
