import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuthSession, AuthUser, Identity } from '@otryv/contract';
import { Identities } from '../../../kernel/access/identities.ts';
import { Rights } from '../../../kernel/access/rights.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { TooManyAttempts } from '../../../kernel/limits/limits.errors.ts';
import { type Limit, Limits } from '../../../kernel/limits/limits.ts';
import { AccountListService } from '../../users/account-list.service.ts';
import { GameIdsService } from '../../users/game-ids/game-ids.service.ts';
import { loginKeyOf, type User, UsersService } from '../../users/users.service.ts';
import { CredentialsWrong, SignInByEmail } from '../core/auth.errors.ts';
import {
  signInEmail,
  signInOfDevice,
  signInOfLogin,
  signInOfLoginAndNetwork,
  signInOfNetwork,
} from '../core/auth.limits.ts';
import { deviceOf } from '../core/device.ts';
import { Passwords } from '../core/passwords.ts';
import { steady } from '../core/steady.ts';
import { accountEmail } from '../mail/auth.jobs.ts';
import { requireMailbox } from '../mail/email-mailbox.ts';
import { EmailTokens } from '../mail/email-tokens.ts';
import { AccessTokens } from '../sessions/access-tokens.ts';
import { SessionCookies } from '../sessions/session-cookies.ts';
import { type Session, SessionsService } from '../sessions/sessions.service.ts';
import { toAuthUser } from './auth-user.mapper.ts';
import { KnownDevices } from './known-devices.ts';
import { RegistrationCookie } from './registration-cookie.ts';

/** Opens, continues and ends sessions, and resolves their access tokens. */
@Injectable()
export class SignInService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: AccountListService,
    private readonly gameIds: GameIdsService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly registration: RegistrationCookie,
    private readonly devices: KnownDevices,
    private readonly emailTokens: EmailTokens,
    private readonly tokens: AccessTokens,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly rights: Rights,
    private readonly identities: Identities,
  ) {}

  onModuleInit(): void {
    this.identities.resolveWith((token) => this.identify(token));
  }

  /**
   * Signs in by login and password. A known device has a separate limit of attempts. Throws CredentialsWrong,
   * TooManyAttempts and SignInByEmail, in the same cases for an unknown user as for a wrong password.
   */
  async signInByPassword(login: string, password: string, client: RequestClient): Promise<AuthSession> {
    const user = await this.users.findByLogin(login);
    const attempts = this.attemptsOf(login, user, client);
    // Counted before the password is compared: concurrent guesses are limited like sequential ones.
    for (const { limit, key } of attempts) {
      await this.limits.count(limit, key).catch(async (error: unknown) => {
        if (limit !== signInOfLogin || !(error instanceof TooManyAttempts)) throw error;
        await steady(() => this.sendLink(login, user, client));
        throw new SignInByEmail(error.retryAfterS);
      });
    }
    const isSame = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isSame) throw new CredentialsWrong();
    for (const { limit, key } of attempts) await this.limits.refund(limit, key);
    return this.open(user, 'password', client);
  }

  /** Signs in with the secret of an email, which works once. Throws LinkOutdated. */
  async signInByEmail(token: string, client: RequestClient): Promise<AuthSession> {
    const user = await this.transactions.run(async (transaction) => {
      const { userId, email } = await this.emailTokens.use('signIn', token, transaction);
      const owner = await this.users.requireById(userId, transaction);
      requireMailbox(owner, email);
      return owner;
    });
    return this.open(user, 'letter', client);
  }

  /** Signs in the browser in which the account was registered; `null` in any other. */
  async signInAfterRegistration(userId: string, client: RequestClient): Promise<AuthSession | null> {
    if (!(await this.registration.take(client, userId))) return null;
    return this.open(await this.users.requireById(userId, noTransaction), 'letter', client);
  }

  /** Opens a session on this device, ending its previous one. */
  async open(user: User, method: Session['method'], client: RequestClient): Promise<AuthSession> {
    const former = this.cookies.read(client);
    if (former) await this.sessions.endByToken(former);
    const { session, refreshToken } = await this.sessions.open(user.id, method, client);
    await this.accounts.markSeen(user.id, session.lastUsedAt);
    this.cookies.set(client, refreshToken);
    this.devices.remember(client, user, session.id);
    return this.toAuthSession(user, session);
  }

  /** Renews the session; `null` without one. */
  async refresh(client: RequestClient): Promise<AuthSession | null> {
    const token = this.cookies.read(client);
    const rotated = token === null ? null : await this.sessions.rotate(token, client);
    const user = rotated && (await this.users.findById(rotated.session.userId, noTransaction));
    if (!rotated || !user) {
      this.cookies.clear(client);
      return null;
    }
    await this.accounts.markSeen(user.id, rotated.session.lastUsedAt);
    this.cookies.set(client, rotated.refreshToken);
    // The device cookie may exceed its maximum age, or the session may predate such cookies.
    if (this.devices.findIdOf(client, user) === null) this.devices.remember(client, user, rotated.session.id);
    return this.toAuthSession(user, rotated.session);
  }

  async signOut(client: RequestClient): Promise<void> {
    const token = this.cookies.read(client);
    if (token) await this.sessions.endByToken(token);
    this.cookies.clear(client);
  }

  async getUserOf({ userId }: Identity): Promise<AuthUser> {
    return this.toAuthUser(await this.users.requireById(userId, noTransaction));
  }

  /** Returns the limits that count the attempt. They count the login as typed: a shared count would reveal which address belongs to a name. */
  private attemptsOf(login: string, user: User | null, client: RequestClient): { limit: Limit; key: string }[] {
    const device = user && this.devices.findIdOf(client, user);
    if (user && device) return [{ limit: signInOfDevice, key: `${user.id} ${device}` }];
    const key = loginKeyOf(login);
    return [
      { limit: signInOfLoginAndNetwork, key: `${client.network} ${key}` },
      { limit: signInOfNetwork, key: client.network },
      { limit: signInOfLogin, key },
    ];
  }

  /** Emails an account at most once an hour. Does the same work for a login without an account. */
  private async sendLink(login: string, user: User | null, { userAgent }: RequestClient): Promise<void> {
    // An unconfirmed address receives no email, so its account's limit counts none.
    const key = user?.emailConfirmed ? user.id : loginKeyOf(login);
    const isFirst = await this.limits.count(signInEmail, key).then(
      () => true,
      () => false,
    );
    const email = { kind: 'signIn', userId: null, email: login, device: deviceOf(userAgent) } as const;
    if (isFirst) await this.jobs.enqueue(accountEmail, email);
  }

  /** Reads permissions at each call: a revocation takes effect immediately. */
  private async identify(token: string): Promise<Identity | null> {
    const claims = await this.tokens.verify(token);
    if (!claims) return null;
    const { userId, sessionId } = claims;
    const [session, user, rights] = await Promise.all([
      this.sessions.findById(sessionId),
      this.users.findById(userId, noTransaction),
      this.rights.findByUser(userId),
    ]);
    if (!user || session?.userId !== userId) return null;
    return { userId, sessionId, role: user.role, ...rights };
  }

  private async toAuthSession(user: User, { id }: Session): Promise<AuthSession> {
    const accessToken = await this.tokens.sign({ userId: user.id, sessionId: id });
    return { success: true, accessToken, user: await this.toAuthUser(user) };
  }

  private async toAuthUser(user: User): Promise<AuthUser> {
    const [rights, riders] = await Promise.all([
      this.rights.findByUser(user.id),
      this.gameIds.getLinkedRiders(user.id),
    ]);
    return toAuthUser(user, rights, riders);
  }
}
