import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuthSession, AuthUser, Identity } from '@otryv/contract';
import { Identities } from '../platform/access/identities.ts';
import { Rights } from '../platform/access/rights.ts';
import { noTransaction } from '../platform/database/session.ts';
import type { RequestClient } from '../platform/http/request-client.ts';
import { Limits } from '../platform/limits/limits.ts';
import { AccountListService } from '../users/account-list.service.ts';
import { GameIdsService } from '../users/game-ids.service.ts';
import { type User, UsersService } from '../users/users.service.ts';
import { AccessTokens } from './access-tokens.ts';
import { CredentialsWrong } from './auth.errors.ts';
import { signInOfAccount, signInOfNetwork } from './auth.limits.ts';
import { toAuthUser } from './auth-user.mapper.ts';
import { Passwords } from './passwords.ts';
import { SessionCookies } from './session-cookies.ts';
import { type Session, SessionsService } from './sessions.service.ts';

/** Opens, continues and ends sessions, and resolves their access tokens. */
@Injectable()
export class SignInService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: AccountListService,
    private readonly gameIds: GameIdsService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly tokens: AccessTokens,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly rights: Rights,
    private readonly identities: Identities,
  ) {}

  onModuleInit(): void {
    this.identities.resolveWith((token) => this.identify(token));
  }

  /** Throws CredentialsWrong, the same for an unknown user and a wrong password, and TooManyAttempts. */
  async byPassword(login: string, password: string, client: RequestClient): Promise<AuthSession> {
    await this.limits.check(signInOfNetwork, client.network);
    const user = await this.users.byLogin(login);
    // Counted before the password is compared: of many guesses at once no more are compared than of guesses in turn.
    const account = user?.id ?? login.toLowerCase();
    await this.limits.count(signInOfAccount, account);
    const isSame = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isSame) {
      await this.limits.count(signInOfNetwork, client.network);
      throw new CredentialsWrong();
    }
    await this.limits.clear(signInOfAccount, account);
    return this.open(user, 'password', client);
  }

  /** Opens a session on this device; the one it had ends. */
  async open(user: User, method: Session['method'], client: RequestClient): Promise<AuthSession> {
    const former = this.cookies.read(client);
    if (former) await this.sessions.endByToken(former);
    const { session, refreshToken } = await this.sessions.open(user.id, method, client);
    await this.accounts.seen(user.id, session.lastUsedAt);
    this.cookies.set(client, refreshToken);
    return this.toAuthSession(user, session);
  }

  /** `null` without a session. */
  async refresh(client: RequestClient): Promise<AuthSession | null> {
    const token = this.cookies.read(client);
    const rotated = token === null ? null : await this.sessions.rotate(token, client);
    const user = rotated && (await this.users.byId(rotated.session.userId, noTransaction));
    if (!rotated || !user) {
      this.cookies.clear(client);
      return null;
    }
    await this.accounts.seen(user.id, rotated.session.lastUsedAt);
    this.cookies.set(client, rotated.refreshToken);
    return this.toAuthSession(user, rotated.session);
  }

  async signOut(client: RequestClient): Promise<void> {
    const token = this.cookies.read(client);
    if (token) await this.sessions.endByToken(token);
    this.cookies.clear(client);
  }

  async userOf({ userId }: Identity): Promise<AuthUser> {
    return this.toAuthUser(await this.users.existing(userId, noTransaction));
  }

  /** Rights are read anew at each call: what was taken away is refused at once. */
  private async identify(token: string): Promise<Identity | null> {
    const claims = await this.tokens.verify(token);
    if (!claims) return null;
    const { userId, sessionId } = claims;
    const [session, user, rights] = await Promise.all([
      this.sessions.byId(sessionId),
      this.users.byId(userId, noTransaction),
      this.rights.of(userId),
    ]);
    if (!user || session?.userId !== userId) return null;
    return { userId, sessionId, role: user.role, ...rights };
  }

  private async toAuthSession(user: User, { id }: Session): Promise<AuthSession> {
    const accessToken = await this.tokens.sign({ userId: user.id, sessionId: id });
    return { success: true, accessToken, user: await this.toAuthUser(user) };
  }

  private async toAuthUser(user: User): Promise<AuthUser> {
    const [rights, riders] = await Promise.all([this.rights.of(user.id), this.gameIds.linkedRiders(user.id)]);
    return toAuthUser(user, rights, riders);
  }
}
