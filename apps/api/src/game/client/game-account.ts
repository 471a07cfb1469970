import type { Config } from '../../config.ts';
import { machineTime } from '../../kernel/clock.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { GameSignInBroken, GameSignInFailed, GameUnavailable, InvalidGameResponse } from './game.errors.ts';
import { type GameTokens, gameTokens } from './game.schemas.ts';
import { GameHttp } from './game-http.ts';
import { GameTokenRepository, type StoredTokens } from './game-token.repository.ts';

const clientId = 'Zwift_Mobile_Link';
const defaultRefreshLifeSeconds = 8 * 24 * 3600;
const longestLifeSeconds = 30 * 24 * 3600;
const refreshMarginMs = 30_000;
const restBetweenSignInsMs = minuteMs;

/** Login of an account: the site's with its password, an organizer's without one. */
export interface GameLogin {
  username: string | undefined;
  password: string | undefined;
}

/** Runs work under a named lock across processes. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Account in the game: signs in, refreshes early, with one token request at a time across all processes. */
export class GameAccount {
  private tokens: StoredTokens | null = null;
  private loading: Promise<void> | null = null;
  private nextSignInAt = 0;
  private inFlight: Promise<StoredTokens> | null = null;

  constructor(
    private readonly login: GameLogin,
    private readonly config: Pick<Config, 'GAME_AUTH_URL'>,
    private readonly http: GameHttp,
    private readonly repository: GameTokenRepository,
    private readonly exclusively: Exclusively,
  ) {}

  /** Whether a rejected token can be replaced by a sign-in: organizers' passwords are not stored. */
  get hasPassword(): boolean {
    return Boolean(this.login.password);
  }

  /** Returns a valid token. */
  async getAccessToken(): Promise<string> {
    await this.load();
    if (this.tokens && this.tokens.accessExpiresAt > machineTime()) return this.tokens.access;
    return (await this.renew()).access;
  }

  /**
   * Returns a new token in place of a rejected one, by the refresh token or by the password; concurrent calls wait for
   * the same one.
   */
  async replace(refused: string, by: 'refresh' | 'password' = 'refresh'): Promise<string> {
    if (this.tokens && this.tokens.access !== refused) return this.tokens.access;
    return (await this.renew(by)).access;
  }

  /** Signs in with a password that is not stored. Throws GameSignInFailed, GameUnavailable. */
  async signInWith(password: string): Promise<StoredTokens> {
    const tokens = await this.ask({ grant_type: 'password', username: this.name(), password });
    if (!tokens) throw new GameSignInFailed('the password was refused');
    await this.repository.save(this.name(), tokens);
    this.tokens = tokens;
    return tokens;
  }

  /** Renews the tokens before they expire. Throws GameSignInFailed when the game rejects them, GameUnavailable. */
  renewTokens(): Promise<StoredTokens> {
    return this.renew();
  }

  private load(): Promise<void> {
    this.loading ??= this.repository.find(this.name()).then(
      (stored) => {
        this.tokens ??= stored;
      },
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  private renew(by: 'refresh' | 'password' = 'refresh'): Promise<StoredTokens> {
    this.inFlight ??= this.requestTokens(by).finally(() => {
      this.inFlight = null;
    });
    return this.inFlight;
  }

  private requestTokens(by: 'refresh' | 'password'): Promise<StoredTokens> {
    const known = this.tokens;
    return this.exclusively(`game-token:${this.name()}`, async () => {
      // Another process may have used up the refresh token, and stored the next one.
      const stored = await this.repository.find(this.name());
      const isFresher = stored !== null && known !== null && stored.access !== known.access;
      if (isFresher && stored.accessExpiresAt > machineTime()) {
        this.tokens = stored;
        return stored;
      }
      this.tokens = stored ?? known;
      const refreshed = by === 'refresh' ? await this.refresh() : null;
      this.tokens = refreshed ?? (await this.signIn());
      await this.repository.save(this.name(), this.tokens);
      return this.tokens;
    });
  }

  private async refresh(): Promise<StoredTokens | null> {
    const known = this.tokens;
    if (!known || known.refreshExpiresAt.getTime() - refreshMarginMs < machineTime().getTime()) return null;
    try {
      return await this.ask({ grant_type: 'refresh_token', refresh_token: known.refresh });
    } catch (error) {
      // Some servers respond to a spent refresh token with a 500 or a page; a sign-in by password distinguishes the
      // cases.
      const isUnclear = error instanceof GameSignInBroken || error instanceof InvalidGameResponse;
      if (this.hasPassword && isUnclear) return null;
      throw error;
    }
  }

  private async signIn(): Promise<StoredTokens> {
    const { password } = this.login;
    if (!password) throw new GameSignInFailed('there is no password');
    // The password is not resent immediately, whether it or its token was rejected: the game locks accounts.
    if (performance.now() < this.nextSignInAt)
      throw new GameSignInFailed('the last sign-in was less than a minute ago');
    const tokens = await this.ask({ grant_type: 'password', username: this.name(), password }).catch(
      (error: unknown) => {
        // An unreachable game has not seen the password; one that responded otherwise may count it.
        if (!(error instanceof GameUnavailable)) this.restAfterSignIn();
        throw error;
      },
    );
    this.restAfterSignIn();
    if (!tokens) throw new GameSignInFailed('the password was refused');
    return tokens;
  }

  private restAfterSignIn(): void {
    this.nextSignInAt = performance.now() + restBetweenSignInsMs;
  }

  private async ask(fields: Record<string, string>): Promise<StoredTokens | null> {
    const url = new URL('token', withSlash(this.config.GAME_AUTH_URL)).href;
    const response = await this.http.postForm(url, { client_id: clientId, ...fields });
    if (response === undefined) return null;
    const parsed = gameTokens.safeParse(response);
    if (!parsed.success) throw new InvalidGameResponse(new URL(url).pathname, 'no tokens');
    return toStored(parsed.data);
  }

  private name(): string {
    if (!this.login.username) throw new GameSignInFailed('no account is set: set GAME_USERNAME and GAME_PASSWORD');
    return this.login.username;
  }
}

// At most half the lifetime is used; some servers state lifetimes of thousands of years.
function toStored(tokens: GameTokens): StoredTokens {
  const after = (seconds: number) => new Date(machineTime().getTime() + Math.min(seconds, longestLifeSeconds) * 1000);
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    accessExpiresAt: after(tokens.expires_in / 2),
    refreshExpiresAt: after(tokens.refresh_expires_in ?? defaultRefreshLifeSeconds),
  };
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
