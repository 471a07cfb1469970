import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CONFIG, type Config } from '../config.ts';
import { GameAnswerInvalid, GameNotFound, GameSignInFailed } from './game.errors.ts';
import {
  type GameActivity,
  type GameActivityData,
  type GameClub,
  type GameEvent,
  type GameFeedRow,
  type GameResult,
  type GameRider,
  gameActivity,
  gameActivityData,
  gameClub,
  gameEntrants,
  gameEvent,
  gameFeed,
  gameResultsPage,
  gameRider,
} from './game.schemas.ts';
import { GameAccount } from './game-account.ts';
import { GameHttp, TokenRefused } from './game-http.ts';
import { GameQueue } from './game-queue.ts';

const resultsPage = 50;
const entrantsPage = 100;
// Pages of entrants are known to repeat riders and to miss others: overlapping pages find those.
const entrantsStep = 80;
const mostPages = 200;

/**
 * What we ask of the game platform.
 *
 * Every method throws GameUnavailable, GameForbidden, GameNotFound, GameSignInFailed or GameAnswerInvalid; an empty
 * list always means that the game said so.
 */
@Injectable()
export class GameClient {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly http: GameHttp,
    private readonly account: GameAccount,
    private readonly queue: GameQueue,
  ) {}

  event(id: number, secret?: string): Promise<GameEvent> {
    return this.read(`events/${id}`, gameEvent, { skip_cache: 'false', ...(secret && { eventSecret: secret }) });
  }

  /** Riders of a group, each once: `signed_up` before the race, `registered` when they joined it. */
  async entrants(subgroupId: number, participation: 'signed_up' | 'registered'): Promise<GameRider[]> {
    const riders = new Map<number, GameRider>();
    for (let page = 0, start = 0; page < mostPages; page += 1) {
      const query = { type: 'all', participation, limit: String(entrantsPage), start: String(start) };
      const found = await this.read(`events/subgroups/entrants/${subgroupId}`, gameEntrants, query);
      const before = riders.size;
      for (const rider of found) if (!riders.has(rider.id)) riders.set(rider.id, rider);
      if (riders.size === before) break;
      // A short page may be the last one or a broken one: only a page without anybody new ends the list.
      start += Math.min(found.length, entrantsStep);
    }
    return [...riders.values()];
  }

  /** Result rows of a group as they came; goes on until the game says there are no more. */
  async results(subgroupId: number): Promise<GameResult[]> {
    const rows: GameResult[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const query = { event_subgroup_id: String(subgroupId), start: String(rows.length), limit: String(resultsPage) };
      const { entries } = await this.read('race-results/entries', gameResultsPage, query);
      if (entries.length === 0) break;
      rows.push(...entries);
    }
    return rows;
  }

  profile(zwiftId: number): Promise<GameRider> {
    return this.read(`profiles/${zwiftId}`, gameRider);
  }

  recentActivities(zwiftId: number, limit: number): Promise<GameFeedRow[]> {
    const query = { feedType: 'OTHER_PROFILE', profile_id: String(zwiftId), limit: String(limit) };
    return this.read('activity-feed/feed/', gameFeed, query);
  }

  activity(activityId: string): Promise<GameActivity> {
    return this.read(`activities/${activityId}`, gameActivity, { fetchSnapshots: 'false', fetchEvent: 'true' });
  }

  /** Per-second data at the address an activity named. */
  async activityData(fullDataUrl: string): Promise<GameActivityData> {
    const url = this.insideTheGame(fullDataUrl);
    return this.readUrl(url, gameActivityData);
  }

  club(clubId: string): Promise<GameClub> {
    return this.read(`clubs/club/${encodeURIComponent(clubId)}`, gameClub);
  }

  private read<T extends z.ZodMiniType>(path: string, schema: T, query: Record<string, string> = {}) {
    const url = new URL(path, this.base());
    url.search = new URLSearchParams(query).toString();
    return this.readUrl(url, schema);
  }

  private readUrl<T extends z.ZodMiniType>(url: URL, schema: T): Promise<z.output<T>> {
    return this.queue.run(async () => {
      const body = await this.withToken((token) => this.http.get(url.href, token));
      if (body === undefined) throw new GameNotFound(url.pathname);
      const answer = schema.safeParse(body);
      if (!answer.success) throw new GameAnswerInvalid(url.pathname, answer.error.issues[0]?.path.join('.') ?? '');
      return answer.data;
    });
  }

  private async withToken<T>(request: (token: string) => Promise<T>): Promise<T> {
    const token = await this.account.accessToken();
    try {
      return await request(token);
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
    }
    try {
      return await request(await this.account.replace(token));
    } catch (error) {
      // Not this thing is withheld, the account is refused: nothing may be taken for private.
      throw error instanceof TokenRefused ? new GameSignInFailed() : error;
    }
  }

  // Our token must not be carried to another host, whatever an activity says.
  private insideTheGame(address: string): URL {
    const url = URL.parse(address, this.base());
    if (!url) throw new GameAnswerInvalid('fullDataUrl', 'no address');
    if (url.origin !== new URL(this.base()).origin) throw new GameAnswerInvalid(url.pathname, 'data at another host');
    return url;
  }

  private base(): string {
    const url = this.config.GAME_API_URL;
    return url.endsWith('/') ? url : `${url}/`;
  }
}
