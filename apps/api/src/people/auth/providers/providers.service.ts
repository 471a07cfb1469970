import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ErrorCode, Identity, Provider } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { randomPKCECodeVerifier, randomState } from 'openid-client';
import { CONFIG, type Config } from '../../../config.ts';
import { Unauthorized } from '../../../kernel/access/access.errors.ts';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { isRepeat } from '../../../kernel/repeats.ts';
import { minuteMs } from '../../../kernel/time-units.ts';
import { type ExternalAccount, externalAccountOf } from '../../users/records/user.ts';
import { EmailTaken, ProviderTaken } from '../../users/records/users.errors.ts';
import { type User, UsersService } from '../../users/users.service.ts';
import { hostCookie } from '../core/host-cookie.ts';
import { hashOf } from '../core/secrets.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { AttemptsRepository, type SignInAttempt } from './attempts.repository.ts';
import type { ProviderClient } from './provider-client.ts';
import { callbackOf, clientsOf } from './provider-clients.ts';
import { LastWayIn, ProviderEmailTaken, ProviderNotLinked, ProviderUnset } from './providers.errors.ts';
import { temporaryName } from './temporary-name.ts';

const attemptLifeMs = 10 * minuteMs;
const forSignIn = { userId: null, sessionId: null };
const signInPath = '/auth/authorization';

/** Sign-in with VK ID and Yandex ID, and linking them to an account. Accounts are never joined by email address. */
@Injectable()
export class ProvidersService {
  private readonly logger = new Logger(ProvidersService.name);
  private readonly clients: Partial<Record<Provider, ProviderClient>>;
  private readonly isSecure: boolean;
  private readonly cookie: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly attempts: AttemptsRepository,
    private readonly users: UsersService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {
    this.clients = clientsOf(config);
    ({ isSecure: this.isSecure, name: this.cookie } = hostCookie(config, 'attempt'));
  }

  /** Lists the configured providers, in the order of their buttons. */
  list(): Provider[] {
    return (['vk', 'yandex'] as const).filter((provider) => this.clients[provider]);
  }

  /** Returns the provider's page. Throws ProviderUnset, Unauthorized for a guest who links. */
  async start(
    provider: Provider,
    { purpose, returnTo }: { purpose: 'signIn' | 'link'; returnTo: string },
    identity: Identity | null,
    client: RequestClient,
  ): Promise<string> {
    const providerClient = this.clientOf(provider);
    if (purpose === 'link' && !identity) throw new Unauthorized();
    const [state, verifier] = [randomState(), randomPKCECodeVerifier()];
    await this.attempts.insert({
      stateHash: hashOf(state),
      provider,
      verifier,
      returnTo,
      ...(purpose === 'link' && identity ? { userId: identity.userId, sessionId: identity.sessionId } : forSignIn),
      expiresAt: new Date(this.clock.now().getTime() + attemptLifeMs),
    });
    // Ties the callback to this browser: prevents signing someone in to another's account.
    client.setCookie(this.cookie, state, { maxAgeS: attemptLifeMs / 1000, httpOnly: true, isSecure: this.isSecure });
    return (await providerClient.buildLocation({ state, verifier })).href;
  }

  /** Returns where to redirect after the provider: the page the user came from, with a notice if the attempt failed. */
  async finish(provider: Provider, query: Record<string, unknown>, client: RequestClient): Promise<string> {
    const state = client.findCookie(this.cookie);
    client.clearCookie(this.cookie, this.isSecure);
    const attempt = state === null || query.state !== state ? null : await this.take(state);
    if (!state || attempt?.provider !== provider) return this.repeated(provider, query.state === state ? state : null);
    try {
      const callback = callbackOf(provider, this.config);
      for (const [name, value] of Object.entries(query)) callback.searchParams.set(name, String(value));
      const account = await this.clientOf(provider).fetchAccount(callback, { state, verifier: attempt.verifier });
      await this.use(account, attempt, client);
      if (attempt.userId !== null) await this.keepLinked(attempt);
      return attempt.returnTo;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.log({ provider, code: error.code }, 'A sign-in at a provider was not finished');
      return withNotice(attempt.userId === null ? signInPath : attempt.returnTo, error.code);
    }
  }

  /** Throws ProviderNotLinked, LastWayIn. */
  async unlink(userId: string, provider: Provider): Promise<void> {
    const user = await this.users.requireById(userId, noTransaction);
    if (!externalAccountOf(user, provider)) throw new ProviderNotLinked();
    const externalAccounts = user.externalAccounts.filter((account) => account.provider !== provider);
    if (user.passwordHash === null && externalAccounts.length === 0) throw new LastWayIn();
    await this.changeAccounts(user, externalAccounts, 'user.unlink');
  }

  /** Returns the redirect for a used or unknown attempt. A repeated link of an account succeeds again; a repeated sign-in never does. */
  private async repeated(provider: Provider, state: string | null): Promise<string> {
    const linked = state === null ? null : await this.attempts.findLinked(hashOf(state));
    const isSame = linked?.provider === provider && isRepeat(linked.linkedAt, this.clock.now());
    return isSame ? linked.returnTo : withNotice(signInPath, 'provider_refused');
  }

  private keepLinked(attempt: SignInAttempt): Promise<void> {
    const now = this.clock.now();
    return this.attempts.keepLinked(attempt, now, new Date(now.getTime() + attemptLifeMs));
  }

  private take(state: string): Promise<SignInAttempt | null> {
    return this.attempts.take(hashOf(state), this.clock.now());
  }

  private async use(
    account: ExternalAccount,
    { userId, sessionId }: SignInAttempt,
    client: RequestClient,
  ): Promise<void> {
    const holder = await this.users.findByProvider(account.provider, account.id);
    if (userId !== null) {
      // Its owner may have ended the session that began it.
      if (sessionId === null || !(await this.sessions.findById(sessionId))) throw new Unauthorized();
      return this.link(account, userId, holder);
    }
    const user = holder
      ? await this.changeAccounts(holder, withAccount(holder, account))
      : await this.register(account);
    await this.signIn.open(user, account.provider, client);
  }

  private async link(account: ExternalAccount, userId: string, holder: User | null): Promise<void> {
    if (holder && holder.id !== userId) throw new ProviderTaken();
    const user = await this.users.requireById(userId, noTransaction);
    await this.changeAccounts(user, withAccount(user, account), 'user.link');
  }

  /** Throws ProviderEmailTaken: the owner of the address has to sign in and link. */
  private async register(account: ExternalAccount): Promise<User> {
    if (account.email && (await this.users.findByEmail(account.email))) throw new ProviderEmailTaken();
    const username = temporaryName(account);
    const user = {
      username,
      isTemporaryName: true,
      email: account.email,
      passwordHash: null,
      externalAccounts: [account],
    };
    try {
      return await this.transactions.run((session) => this.users.create(user, session));
    } catch (error) {
      throw error instanceof EmailTaken ? new ProviderEmailTaken() : error;
    }
  }

  private changeAccounts(
    user: User,
    externalAccounts: readonly ExternalAccount[],
    action?: AuditAction,
  ): Promise<User> {
    return this.transactions.run(async (session) => {
      const changed = await this.users.change(user.id, { externalAccounts }, session);
      const object = { kind: 'user', id: user.id };
      const [before, after] = [providersOf(user), providersOf(changed)];
      if (action) await this.audit.write({ actorId: user.id, action, object, before, after }, session);
      return changed;
    });
  }

  private clientOf(provider: Provider): ProviderClient {
    const client = this.clients[provider];
    if (!client) throw new ProviderUnset();
    return client;
  }
}

function withNotice(path: string, code: ErrorCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}notice=${code}`;
}

function withAccount({ externalAccounts }: User, account: ExternalAccount): ExternalAccount[] {
  return [...externalAccounts.filter(({ provider }) => provider !== account.provider), account];
}

function providersOf({ externalAccounts }: User): object {
  return { providers: externalAccounts.map(({ provider }) => provider) };
}
