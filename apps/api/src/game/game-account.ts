import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';
import { GameSignInFailed } from './game.errors.ts';
import { type GameTokens, gameTokens } from './game.schemas.ts';
import { GameHttp } from './game-http.ts';
import { GameTokenRepository, type StoredTokens } from './game-token.repository.ts';

const clientId = 'Zwift_Mobile_Link';
const defaultRefreshLifeSeconds = 8 * 24 * 3600;
const longestLifeSeconds = 30 * 24 * 3600;
const refreshMarginMs = 30_000;
const restAfterRefusalMs = 60_000;

/** The site's own account in the game: signs in, refreshes early, one request for tokens at a time. */
@Injectable()
export class GameAccount {
  private tokens: StoredTokens | null = null;
  private loading: Promise<void> | null = null;
  private refusedUntil = 0;
  private inFlight: Promise<StoredTokens> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly http: GameHttp,
    private readonly repository: GameTokenRepository,
  ) {}

  /** A token that is still good. */
  async accessToken(): Promise<string> {
    await this.load();
    if (this.tokens && this.tokens.accessExpiresAt.getTime() > Date.now()) return this.tokens.access;
    return (await this.renew()).access;
  }

  /** A new token in place of one the game refused; whoever comes while it is on its way waits for the same one. */
  async replace(refused: string): Promise<string> {
    if (this.tokens && this.tokens.access !== refused) return this.tokens.access;
    return (await this.renew()).access;
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

  private renew(): Promise<StoredTokens> {
    this.inFlight ??= this.requestTokens().finally(() => {
      this.inFlight = null;
    });
    return this.inFlight;
  }

  private async requestTokens(): Promise<StoredTokens> {
    const refreshed = await this.refresh();
    this.tokens = refreshed ?? (await this.signIn());
    await this.repository.save(this.name(), this.tokens);
    return this.tokens;
  }

  private async refresh(): Promise<StoredTokens | null> {
    const known = this.tokens;
    if (!known || known.refreshExpiresAt.getTime() - refreshMarginMs < Date.now()) return null;
    return this.ask({ grant_type: 'refresh_token', refresh_token: known.refresh });
  }

  private async signIn(): Promise<StoredTokens> {
    const password = this.config.GAME_PASSWORD;
    // A password that was refused is not sent again at once: the game locks accounts.
    if (!password || Date.now() < this.refusedUntil) throw new GameSignInFailed();
    const tokens = await this.ask({ grant_type: 'password', username: this.name(), password });
    if (!tokens) {
      this.refusedUntil = Date.now() + restAfterRefusalMs;
      throw new GameSignInFailed();
    }
    return tokens;
  }

  private async ask(fields: Record<string, string>): Promise<StoredTokens | null> {
    const url = new URL('token', withSlash(this.config.GAME_AUTH_URL)).href;
    const answer = await this.http.postForm(url, { client_id: clientId, ...fields });
    const parsed = gameTokens.safeParse(answer);
    return parsed.success ? toStored(parsed.data) : null;
  }

  private name(): string {
    if (!this.config.GAME_USERNAME) throw new GameSignInFailed();
    return this.config.GAME_USERNAME;
  }
}

// Half the life is used at most; some servers name lives of thousands of years.
function toStored(tokens: GameTokens): StoredTokens {
  const after = (seconds: number) => new Date(Date.now() + Math.min(seconds, longestLifeSeconds) * 1000);
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
