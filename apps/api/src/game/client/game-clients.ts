import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { CONFIG, type Config } from '../../config.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Locks } from '../../kernel/locks/locks.ts';
import { GameClient } from './game.client.ts';
import { GameForbidden, GameSignInFailed } from './game.errors.ts';
import { type Exclusively, GameAccount } from './game-account.ts';
import { GameHttp } from './game-http.ts';
import { GameQueue } from './game-queue.ts';
import { GameTokenRepository, type StoredTokens } from './game-token.repository.ts';

/** Sign-in of an organizer's account, without its tokens. */
export interface SignedIn {
  name: string | null;
  gameUserId: string | null;
  expiresAt: Date;
}

/** Account lookup for an organizer, and a handler of rejections by the game; the bots' domain registers both. */
interface OrganizerAccounts {
  findUsernameOf(organizerId: string): Promise<string | null>;
  handleRefusal(username: string, error: GameSignInFailed): Promise<void>;
}

interface Member {
  client: GameClient;
  account: GameAccount;
  queue: GameQueue;
}

/** One client per game account, each with a separate queue, breaker and tokens. */
@Injectable()
export class GameClients implements OnModuleDestroy {
  /** Client of the site's own account. */
  readonly site: GameClient;
  private readonly logger = new Logger(GameClients.name);
  private readonly members = new Map<string, Member>();
  private organizers: OrganizerAccounts | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly http: GameHttp,
    private readonly tokens: GameTokenRepository,
    private readonly locks: Locks,
  ) {
    this.site = this.member(config.GAME_USERNAME ?? '', config.GAME_PASSWORD).client;
  }

  /** Number of accounts whose breaker is open after many failures. */
  get resting(): { site: number; organizers: number } {
    const usernames = [...this.members].flatMap(([username, { queue }]) => (queue.isResting ? [username] : []));
    const site = usernames.filter((username) => this.isSite(username)).length;
    return { site, organizers: usernames.length - site };
  }

  /** Number of queued requests of all accounts. */
  get waiting(): number {
    return [...this.members.values()].reduce((all, { queue }) => all + queue.waiting, 0);
  }

  serveOrganizersWith(organizers: OrganizerAccounts): void {
    this.organizers = organizers;
  }

  /** Returns the client of an organizer's account. */
  getByUsername(username: string): GameClient {
    return this.member(username).client;
  }

  isSite(username: string): boolean {
    return username.toLowerCase() === this.config.GAME_USERNAME?.toLowerCase();
  }

  /**
   * Reads with the account of an organizer; falls back to the site's own if there is none, or the game rejects it or
   * denies it access.
   */
  async readAs<T>(organizerId: string | null, read: (client: GameClient) => Promise<T>): Promise<T> {
    const username = organizerId === null ? null : ((await this.organizers?.findUsernameOf(organizerId)) ?? null);
    if (username === null) return read(this.site);
    try {
      return await read(this.getByUsername(username));
    } catch (error) {
      if (error instanceof GameSignInFailed) await this.organizers?.handleRefusal(username, error);
      else if (!(error instanceof GameForbidden)) throw error;
      this.logger.warn({ organizerId, reason: error.message }, "The site's account reads in place of an organizer's");
      return read(this.site);
    }
  }

  /** Signs an organizer's account in; the password is not stored. Throws GameSignInFailed, GameUnavailable. */
  async signIn(username: string, password: string): Promise<SignedIn> {
    return toSignedIn(await this.member(username).account.signInWith(password));
  }

  /** Renews the tokens of an organizer's account. Throws GameSignInFailed, GameUnavailable. */
  async renew(username: string): Promise<SignedIn> {
    return toSignedIn(await this.member(username).account.renewTokens());
  }

  /** Removes an account and its tokens. */
  async forget(username: string, session: Session): Promise<void> {
    await this.tokens.delete(username, session);
    this.members.get(username)?.queue.stop();
    this.members.delete(username);
  }

  onModuleDestroy(): void {
    for (const { queue } of this.members.values()) queue.stop();
  }

  private member(username: string, password?: string): Member {
    const known = this.members.get(username);
    if (known) return known;
    const login = { username: username || undefined, password };
    const account = new GameAccount(login, this.config, this.http, this.tokens, this.exclusively);
    const queue = new GameQueue(this.config);
    const member = { account, queue, client: new GameClient(this.config, this.http, account, queue) };
    this.members.set(username, member);
    return member;
  }

  private readonly exclusively: Exclusively = (name, work) => this.locks.runInTurn(name, work);
}

function toSignedIn({ access, refreshExpiresAt }: StoredTokens): SignedIn {
  const claims = claimsOf(access);
  return { name: textOf(claims.name), gameUserId: textOf(claims.sub), expiresAt: refreshExpiresAt };
}

/** Returns the claims of a token about its account; nothing if it is unreadable. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
