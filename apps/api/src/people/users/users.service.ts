import { Injectable } from '@nestjs/common';
import type { ClubModerator, LetterList, Notifications, Preferences, Provider, Streams } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Erasures } from '../../kernel/backup/erasures/erasures.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { GameIdsService } from './game-ids/game-ids.service.ts';
import { AccountSearch } from './records/account-search.ts';
import { GameIdUnproved } from './records/game-ids.errors.ts';
import { keptPreferences } from './records/kept-preferences.ts';
import { mailKeyOf } from './records/mail-key.ts';
import type { NewUser, Role, User, UserChanges } from './records/user.ts';
import { channelKnown, userDeleted } from './records/user-hooks.ts';
import {
  LastAdmin,
  StreamingRestricted,
  StreamNameMissing,
  StreamUnknown,
  UsernameTooSoon,
  UserUnknown,
} from './records/users.errors.ts';
import { channelsOfUser } from './records/users.limits.ts';
import { type UserName, UsersRepository } from './records/users.repository.ts';

export type { Role, User };

interface Search {
  search: string;
  page: number;
  docsOnPage: number;
}

/** Returns the key that makes logins equal, including unknown ones. */
export function loginKeyOf(login: string): string {
  return isMail(login) ? mailKeyOf(login) : login.toLowerCase();
}

/** Whether a login is an address; names have no `@`. */
function isMail(login: string): boolean {
  return login.includes('@');
}

const nameKeptMs = 30 * dayMs;
const mostPurged = 500;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly gameIds: GameIdsService,
    private readonly accountSearch: AccountSearch,
    private readonly hooks: Hooks,
    private readonly transactions: Transactions,
    private readonly limits: Limits,
    private readonly audit: AuditService,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  findById(id: string, session: SessionOrNone): Promise<User | null> {
    return this.users.findById(id, session);
  }

  /** Throws UserUnknown. */
  async requireById(id: string, session: SessionOrNone): Promise<User> {
    const user = await this.users.findById(id, session);
    if (!user) throw new UserUnknown();
    return user;
  }

  /**
   * Searches users by the beginning of their login, by a whole main game id, or among those who verified one of the
   * given ids: returns a page of logins and ids, nothing else.
   */
  async search(
    { search, page, docsOnPage }: Search,
    provedIds: readonly number[],
  ): Promise<{ users: ClubModerator[]; total: number }> {
    const zwiftId = /^[1-9]\d{0,15}$/.test(search) ? Number(search) : null;
    const [claimed, proved] = await Promise.all([
      zwiftId === null ? [] : this.gameIds.listUsersWithMain(zwiftId),
      this.gameIds.listUsersOf(provedIds, noTransaction),
    ]);
    const userIds = [...claimed, ...[...proved.values()].flat()];
    const { users, total } = await this.users.search(search, userIds, page, docsOnPage);
    return { users: await this.withMainIds(users, noTransaction), total };
  }

  /** Returns the name and main game id of each existing user. */
  async listSummariesOf(ids: readonly string[], session: SessionOrNone): Promise<Map<string, ClubModerator>> {
    const summaries = await this.withMainIds(await this.users.listNamesOf(ids, session), session);
    return new Map(summaries.map((summary) => [summary._id, summary]));
  }

  private async withMainIds(users: readonly UserName[], session: SessionOrNone): Promise<ClubModerator[]> {
    const mainIds = await this.gameIds.listMainIdsOfUsers(
      users.map(({ id }) => id),
      session,
    );
    return users.map(({ id, username }) => ({ _id: id, username, zwiftId: mainIds.get(id) ?? null }));
  }

  findByUsername(username: string): Promise<User | null> {
    return this.users.findByUsername(username);
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findByEmail(email);
  }

  /** Returns the account of a login. */
  findByLogin(login: string): Promise<User | null> {
    return isMail(login) ? this.users.findByEmail(login) : this.users.findByUsername(login);
  }

  findByProvider(provider: Provider, id: string): Promise<User | null> {
    return this.users.findByProvider(provider, id);
  }

  /** Throws UsernameTaken, EmailTaken, ProviderTaken. */
  async create(user: NewUser, session: Session): Promise<User> {
    const created = await this.users.insert(user, session);
    await this.accountSearch.refresh(created.id, session);
    return created;
  }

  /** Throws UserUnknown, UsernameTaken, EmailTaken, ProviderTaken. */
  async change(id: string, changes: UserChanges, session: Session): Promise<User> {
    const user = await this.users.update(id, changes, session);
    if (!user) throw new UserUnknown();
    if (changes.username !== undefined || changes.email !== undefined) await this.accountSearch.refresh(id, session);
    return user;
  }

  /** Makes this the confirmed address of a user. Throws EmailTaken. */
  async confirmEmail({ id, email: former }: User, email: string, session: Session): Promise<void> {
    await this.change(id, { email, emailConfirmed: true, emailPending: null }, session);
    if (former !== null && former !== email) await this.record(id, id, 'user.email', null, null, session);
  }

  /** Returns when the name may be changed again; `null` for now. */
  nameChangeableAt({ isTemporaryName, usernameChangedAt }: User): Date | null {
    if (isTemporaryName || !usernameChangedAt) return null;
    const at = new Date(usernameChangedAt.getTime() + nameKeptMs);
    return at > this.clock.now() ? at : null;
  }

  /** Throws UsernameTaken, UsernameTooSoon. */
  async rename(id: string, username: string): Promise<void> {
    const user = await this.requireById(id, noTransaction);
    if (user.username === username) return;
    const changeableAt = this.nameChangeableAt(user);
    if (changeableAt) throw new UsernameTooSoon(changeableAt);
    await this.transactions.run(async (session) => {
      await this.change(id, { username, isTemporaryName: false, usernameChangedAt: this.clock.now() }, session);
      await this.record(id, id, 'user.rename', { username: user.username }, { username }, session);
    });
  }

  /** Changes a role; `actorId` is `null` for the command line. Throws UserUnknown. */
  async setRole(username: string, role: Role, actorId: string | null): Promise<void> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new UserUnknown();
    await this.transactions.run((session) => this.changeRole(user, role, actorId, session));
  }

  /** Changes a role, within the transaction of the change. Throws UserUnknown. */
  async changeRole(user: User, role: Role, actorId: string | null, session: Session): Promise<void> {
    await this.change(user.id, { role }, session);
    await this.record(actorId, user.id, 'user.role', { role: user.role }, { role }, session);
  }

  async setNotifications(id: string, notifications: Notifications): Promise<void> {
    await this.transactions.run((session) => this.change(id, { notifications }, session));
  }

  /** Unsubscribes from one kind of emails; does nothing for a deleted account. */
  async switchOff(id: string, list: LetterList): Promise<void> {
    await this.users.switchOff(id, list);
  }

  /** Returns those of the users who subscribed to a kind of emails and have a confirmed address. */
  listSubscribersAmong(ids: readonly string[], list: LetterList, session: Session): Promise<string[]> {
    return this.users.listSubscribersAmong(ids, list, session);
  }

  /** Lists all users who subscribed to any of these kinds of emails and have a confirmed address, by id. */
  listSubscribers(lists: readonly LetterList[], after: string | null, most: number): Promise<string[]> {
    return this.users.listSubscribers(lists, after, most);
  }

  countSubscribers(lists: readonly LetterList[]): Promise<number> {
    return this.users.countSubscribers(lists);
  }

  /** Throws StreamNameMissing, StreamingRestricted, GameIdUnproved, StreamUnknown, TooManyAttempts. */
  async setStreams(id: string, streams: Pick<Streams, 'twitch' | 'youtube'>): Promise<void> {
    const { twitch, youtube } = streams;
    if (twitch.isEnabled && !twitch.channelName) throw new StreamNameMissing('streams.twitch.channelName');
    if (youtube.isEnabled && !youtube.channelHandle) throw new StreamNameMissing('streams.youtube.channelHandle');
    const user = await this.requireById(id, noTransaction);
    const isEnabled = twitch.isEnabled || youtube.isEnabled;
    if (isEnabled && user.streams.streamingRestricted) throw new StreamingRestricted();
    if (isEnabled && !(await this.gameIds.hasProved(id))) throw new GameIdUnproved();
    await this.lookUp(user, streams);
    await this.users.setStreams(id, streams);
  }

  /** Looks up new names on the platforms. Throws StreamUnknown, TooManyAttempts. */
  private async lookUp({ id, streams: former }: User, { twitch, youtube }: Pick<Streams, 'twitch' | 'youtube'>) {
    const isNewTwitch = twitch.isEnabled && twitch.channelName !== former.twitch.channelName;
    const isNewYoutube = youtube.isEnabled && youtube.channelHandle !== former.youtube.channelHandle;
    if (isNewTwitch || isNewYoutube) await this.limits.count(channelsOfUser, id);
    if (isNewTwitch && (await this.isUnknown('twitch', twitch.channelName))) {
      throw new StreamUnknown('streams.twitch.channelName', twitch.channelName);
    }
    if (isNewYoutube && (await this.isUnknown('youtube', youtube.channelHandle))) {
      throw new StreamUnknown('streams.youtube.channelHandle', youtube.channelHandle);
    }
  }

  /** Whether a channel is unknown; `false` if the platform is unavailable. */
  private async isUnknown(platform: 'twitch' | 'youtube', name: string): Promise<boolean> {
    return (await this.hooks.ask(channelKnown, { platform, name })).includes(false);
  }

  /** Lists the ids of all administrators. */
  listAdministrators(session: SessionOrNone): Promise<string[]> {
    return this.users.listAdministrators(session);
  }

  /** Lists the users with an enabled channel who may stream. */
  listStreamers(): Promise<Pick<User, 'id' | 'streams'>[]> {
    return this.users.listStreamers();
  }

  /** Adds preferences and returns the result; the oldest are dropped over the limit. */
  async addPreferences(id: string, preferences: Preferences): Promise<Preferences> {
    const { preferences: former } = await this.requireById(id, noTransaction);
    await this.users.changePreferences(id, keptPreferences(former, preferences));
    return (await this.requireById(id, noTransaction)).preferences;
  }

  /** Runs within the transaction that removes an administrator. Throws LastAdmin if there is no other. */
  async keepAnAdmin({ role }: User, session: Session): Promise<void> {
    if (role === 'admin' && (await this.users.countAdmins(session)) <= 1) throw new LastAdmin();
  }

  /** Removes the account and unlinks its game ids. Throws LastAdmin. */
  async delete(id: string, session: Session): Promise<void> {
    await this.keepAnAdmin(await this.requireById(id, session), session);
    await this.remove(id, id, session);
  }

  /** Removes a deleted account that was restored from a backup, even if it was the last administrator. */
  async deleteAgain(id: string, session: Session): Promise<void> {
    await this.remove(null, id, session);
  }

  /** Removes an account whose address should have been confirmed by now; `false` when it was confirmed. */
  async deleteUnconfirmed(id: string, session: Session): Promise<boolean> {
    if (!(await this.users.deleteUnconfirmed(id, this.clock.now(), session))) return false;
    await this.remove(null, id, session);
    return true;
  }

  /** Lists up to `most` ids in order, after the given one. */
  listIdsAfter(id: string | null, most: number): Promise<string[]> {
    return this.users.listIdsAfter(id, most);
  }

  /** Keeps an account with a pending address at least until then. */
  putOffRemoval(id: string, until: Date): Promise<void> {
    return this.users.putOffRemoval(id, until);
  }

  /** Lists the ids of accounts whose address should have been confirmed by now. */
  listUnconfirmed(): Promise<string[]> {
    return this.users.listUnconfirmed(this.clock.now(), mostPurged);
  }

  private async remove(actorId: string | null, id: string, session: Session): Promise<void> {
    await this.hooks.run(userDeleted, { userId: id }, session);
    await this.gameIds.deleteAll(id, session);
    await this.users.delete(id, session);
    await this.erasures.noteDeletion(id, session);
    await this.record(actorId, id, 'user.delete', null, null, session);
  }

  private record(
    actorId: string | null,
    userId: string,
    action: AuditAction,
    before: object | null,
    after: object | null,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'user', id: userId }, before, after }, session);
  }
}
