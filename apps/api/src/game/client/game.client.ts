import type * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import {
  GameNotFound,
  GameOutcomeUnknown,
  GameSignInFailed,
  type GameSubject,
  GameUnavailable,
  InvalidGameResponse,
} from './game.errors.ts';
import {
  anyObject,
  type GameActivity,
  type GameActivityData,
  type GameClub,
  type GameEvent,
  type GameFeedActivity,
  type GameFeedEvent,
  type GameInfo,
  type GameRider,
  type GameRow,
  gameActivity,
  gameActivityData,
  gameClub,
  gameCreated,
  gameEntrants,
  gameEvent,
  gameEventFeed,
  gameFeed,
  gameInfo,
  gameResultsPage,
  gameRider,
} from './game.schemas.ts';
import type { GameAccount } from './game-account.ts';
import { type GameHttp, TokenRefused, type WriteMethod } from './game-http.ts';
import type { GameQueue } from './game-queue.ts';

const resultsPage = 50;
const entrantsPage = 100;
const feedPage = 25;
// Pages of entrants repeat some riders and omit others: overlapping pages find those.
const entrantsStep = 80;
const mostPages = 200;
const eventTemplateId = 100;
const infoVersion = '2.7';

/**
 * Client of the game platform for one account.
 *
 * Every method throws GameUnavailable, GameForbidden, GameNotFound, GameSignInFailed or InvalidGameResponse; an empty
 * list is always the game's own.
 */
export class GameClient {
  constructor(
    private readonly config: Pick<Config, 'GAME_API_URL'>,
    private readonly http: GameHttp,
    private readonly account: GameAccount,
    private readonly queue: GameQueue,
  ) {}

  /**
   * Returns the event, parsed and as received, with every field in order. Always bypasses the game's cache, in which
   * edits appear only later.
   */
  async fetchEvent(id: number, secret?: string): Promise<{ event: GameEvent; raw: object }> {
    const query = { skip_cache: 'true', ...(secret && { eventSecret: secret }) };
    const raw = await this.read(`events/${id}`, anyObject, query);
    return { event: parsed(gameEvent, raw, `events/${id}`), raw };
  }

  /**
   * Creates an event; returns its number. The game changes the starts of the groups and drops pens, culling and
   * enforcement. Throws GameRefused, GameOutcomeUnknown.
   */
  async createEvent(eventData: object): Promise<number> {
    const body = await this.write('POST', 'events-core/events', { eventTemplateId, eventData });
    const created = gameCreated.safeParse(body);
    if (!created.success) throw new GameOutcomeUnknown('a new event without a number');
    return created.data.id;
  }

  /** Yields the events of a club that start in a time span, page by page in the game's order. */
  async fetchClubEvents(clubId: string, fromMs: number, toMs: number): Promise<GameFeedEvent[]> {
    const events: GameFeedEvent[] = [];
    const span = { from: String(fromMs), to: String(toMs), limit: String(feedPage) };
    const club = { microservice: 'clubs', microserviceResourceId: clubId };
    for (let page = 0, next = {}; page < mostPages; page += 1) {
      const { data, cursor } = await this.read('event-feed', gameEventFeed, { ...span, ...club, ...next }, 'club');
      events.push(...data.map(({ event }) => event));
      if (!cursor || data.length === 0) break;
      next = { cursor };
    }
    return events;
  }

  /** Replaces an event with a whole document. Throws GameRefused, GameOutcomeUnknown. */
  async updateEvent(id: number, eventData: object): Promise<void> {
    await this.write('PUT', `events/${id}`, { eventTemplateId, eventData });
  }

  /** Throws GameRefused, GameOutcomeUnknown. */
  async deleteEvent(id: number): Promise<void> {
    await this.write('DELETE', `events/${id}`);
  }

  /** Returns the riders of a group, each once: `signed_up` before the race, `registered` when they joined it. */
  async fetchEntrants(subgroupId: number, participation: 'signed_up' | 'registered'): Promise<GameRider[]> {
    const riders = new Map<number, GameRider>();
    for (let page = 0, start = 0; page < mostPages; page += 1) {
      const query = { type: 'all', participation, limit: String(entrantsPage), start: String(start) };
      const found = await this.read(`events/subgroups/entrants/${subgroupId}`, gameEntrants, query, 'entrants');
      const before = riders.size;
      for (const rider of found) if (!riders.has(rider.id)) riders.set(rider.id, rider);
      if (riders.size === before) break;
      // A short page may be the last one or a broken one: only a page without a new rider ends the list.
      start += Math.min(found.length, entrantsStep);
    }
    return [...riders.values()];
  }

  /**
   * Returns the unchanged result rows of a group, from all pages, each rider once.
   *
   * Each page begins with the last row of the previous one: if it begins with another, a new finish has shifted the
   * pages, and they are read from the start.
   */
  async fetchResults(subgroupId: number): Promise<GameRow[]> {
    const rows = new Map<number, GameRow>();
    let read: GameRow[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const last = read.at(-1);
      const start = last === undefined ? 0 : read.length - 1;
      const query = { event_subgroup_id: String(subgroupId), start: String(start), limit: String(resultsPage) };
      const { entries } = await this.read('race-results/entries', gameResultsPage, query, 'results');
      for (const row of entries) rows.set(row.profileId, row);
      const hasMoved = last !== undefined && entries.length > 0 && entries[0]?.profileId !== last.profileId;
      if (!hasMoved && entries.length <= Number(last !== undefined)) break;
      read = hasMoved ? [] : [...read.slice(0, start), ...entries];
    }
    return [...rows.values()];
  }

  fetchProfile(zwiftId: number): Promise<GameRider> {
    return this.read(`profiles/${zwiftId}`, gameRider);
  }

  fetchRecentActivities(zwiftId: number, limit: number): Promise<GameFeedActivity[]> {
    const query = { feedType: 'OTHER_PROFILE', profile_id: String(zwiftId), limit: String(limit) };
    return this.read('activity-feed/feed/', gameFeed, query);
  }

  fetchActivity(activityId: string): Promise<GameActivity> {
    return this.read(`activities/${activityId}`, gameActivity, { fetchSnapshots: 'false', fetchEvent: 'true' });
  }

  /** Returns per-second data from the address an activity contains. */
  async fetchActivityData(fullDataUrl: string): Promise<GameActivityData> {
    const url = this.insideTheGame(fullDataUrl);
    return this.readUrl(url, gameActivityData);
  }

  fetchClub(clubId: string): Promise<GameClub> {
    return this.read(`clubs/club/${encodeURIComponent(clubId)}`, gameClub, {}, 'club');
  }

  /** Returns the existing routes, jerseys and segments. */
  fetchInfo(): Promise<GameInfo> {
    return this.readUrl(new URL('game_info', this.base()), gameInfo, undefined, infoVersion);
  }

  private write(method: WriteMethod, path: string, body?: object): Promise<unknown> {
    const url = new URL(path, this.base());
    return this.queue.run(() => this.withToken((token) => this.http.send(method, url.href, token, body)));
  }

  private read<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    query: Record<string, string> = {},
    subject?: GameSubject,
  ) {
    const url = new URL(path, this.base());
    url.search = new URLSearchParams(query).toString();
    return this.readUrl(url, schema, subject);
  }

  private readUrl<T extends z.ZodMiniType>(
    url: URL,
    schema: T,
    subject?: GameSubject,
    version?: string,
  ): Promise<z.output<T>> {
    return this.queue.run(async () => {
      const body = await this.withToken((token) => this.http.get(url.href, token, subject, version));
      if (body === undefined) throw new GameNotFound(url.pathname, subject);
      return parsed(schema, body, url.pathname);
    });
  }

  private async withToken<T>(request: (token: string) => Promise<T>): Promise<T> {
    let token = await this.account.getAccessToken();
    for (const remedy of this.account.hasPassword ? (['refresh', 'password'] as const) : (['refresh'] as const)) {
      try {
        return await request(token);
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        token = await this.account.replace(token, remedy);
      }
    }
    try {
      return await request(token);
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      // A redirect rejects a token only if the password did not help either: maintenance pages redirect too.
      if (error.isRedirect && !this.account.hasPassword) throw new GameUnavailable(error.message);
      // The account is rejected, not this resource: nothing may be treated as private.
      throw new GameSignInFailed(error.message);
    }
  }

  // The token must not be sent to another host, whatever URL an activity contains.
  private insideTheGame(address: string): URL {
    const url = URL.parse(address, this.base());
    if (!url) throw new InvalidGameResponse('fullDataUrl', 'no address');
    if (url.origin !== new URL(this.base()).origin) throw new InvalidGameResponse(url.pathname, 'data at another host');
    return url;
  }

  private base(): string {
    const url = this.config.GAME_API_URL;
    return url.endsWith('/') ? url : `${url}/`;
  }
}

function parsed<T extends z.ZodMiniType>(schema: T, body: unknown, path: string): z.output<T> {
  const response = schema.safeParse(body);
  if (!response.success) throw new InvalidGameResponse(path, response.error.issues[0]?.path.join('.') ?? '');
  return response.data;
}
