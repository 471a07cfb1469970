import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@otryv/contract/messages';
import { GameClient } from '../../../game/client/game.client.ts';
import { GameNotFound } from '../../../game/client/game.errors.ts';
import type { GameRider } from '../../../game/client/game.schemas.ts';
import { type AuditedValues, AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { minuteMs } from '../../../kernel/time-units.ts';
import { type Rider, RidersService } from '../../riders/riders.service.ts';
import { AccountSearch } from '../records/account-search.ts';
import {
  GameIdKnown,
  GameIdMissing,
  GameIdNotLinked,
  GameIdsFull,
  GameIdTaken,
  GameRiderNotFound,
  ProofNotSeen,
  ProofOutdated,
} from '../records/game-ids.errors.ts';
import { type GameId, GameIdsRepository } from '../records/game-ids.repository.ts';
import type { LinkedRiders } from '../records/linked-riders.ts';
import { gameIdsChanged, provedIdsChanged, ridersRefreshed } from '../records/user-hooks.ts';
import { looksOfUser } from '../records/users.limits.ts';
import { nameIsReadAgainAt } from './restored-names.ts';
import { VisibilityService } from './visibility.service.ts';

export interface LinkedGameIdWithRider {
  gameId: GameId;
  rider: Rider | null;
}

/** Game ids of an account. */
export interface LinkedIds {
  main: GameId | null;
  additional: GameId[];
}

const mostIds = 5;
const proofLifeMs = 15 * minuteMs;
// Characters that cannot be mistaken for one another, in either alphabet.
const codeAlphabet = '3479ACEFHJKMNPRTXY';
const codeLength = 6;

/** Riders of the game that belong to an account: claimed, and verified by a code in the last name. */
@Injectable()
export class GameIdsService {
  constructor(
    private readonly gameIds: GameIdsRepository,
    private readonly riders: RidersService,
    private readonly visibility: VisibilityService,
    private readonly search: AccountSearch,
    private readonly game: GameClient,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<LinkedGameIdWithRider[]> {
    const ids = await this.gameIds.listByUser(userId, noTransaction);
    const riders = await this.riders.listByIds(
      ids.map(({ zwiftId }) => zwiftId),
      noTransaction,
    );
    return ids.map((gameId) => ({ gameId, rider: riders.get(gameId.zwiftId) ?? null }));
  }

  async getLinkedRiders(userId: string): Promise<LinkedRiders> {
    const linked = await this.list(userId);
    const main = linked.find(({ gameId }) => gameId.isMain);
    return {
      zwiftId: main?.gameId.zwiftId ?? null,
      zwiftIds: linked.map(({ gameId }) => gameId.zwiftId),
      photoProfile: main?.rider?.imageSrc ?? null,
    };
  }

  async listProvedIdsOf(userId: string): Promise<number[]> {
    return (await this.gameIds.listByUser(userId, noTransaction))
      .filter(({ isProved }) => isProved)
      .map(({ zwiftId }) => zwiftId);
  }

  /** Whether the user has verified one of their ids. */
  async hasProved(userId: string): Promise<boolean> {
    return (await this.gameIds.listByUser(userId, noTransaction)).some(({ isProved }) => isProved);
  }

  /** Returns the id that the account of each of these is shown by, if it is another; both are verified. */
  listMainIdsOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, number>> {
    return this.gameIds.listMainIdsOf(zwiftIds, session);
  }

  /** Returns the other ids of each account that is shown by one of these; all are verified. */
  listAdditionalIdsOf(mainIds: readonly number[]): Promise<Map<number, number[]>> {
    return this.gameIds.listAdditionalIdsOf(mainIds);
  }

  /** Lists up to `most` verified main ids by number, after the given one. */
  listProvedMainIdsAfter(after: number, most: number): Promise<number[]> {
    return this.gameIds.listProvedMainIdsAfter(after, most);
  }

  /** Returns the users who verified each of these ids. */
  listUsersOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, string[]>> {
    return this.gameIds.listUsersOf(zwiftIds, session);
  }

  /** Lists the users with this main id: several may claim one. */
  listUsersWithMain(zwiftId: number): Promise<string[]> {
    return this.gameIds.listUsersWithMain(zwiftId);
  }

  /** Returns a verified id of each user that has one, the main one if it is verified. */
  listProvedIdsOfUsers(userIds: readonly string[], session: SessionOrNone): Promise<Map<string, number>> {
    return this.gameIds.listProvedIdsOfUsers(userIds, session);
  }

  /** Returns the main id of each user that has one. */
  listMainIdsOfUsers(userIds: readonly string[], session: SessionOrNone): Promise<Map<string, number>> {
    return this.gameIds.listMainIdsOfUsers(userIds, session);
  }

  /** Returns the game ids of each user that has any. */
  async listLinkedIdsOf(userIds: readonly string[]): Promise<Map<string, LinkedIds>> {
    const all = await this.gameIds.listByUsers(userIds);
    return new Map(
      [...Map.groupBy(all, ({ userId }) => userId)].map(([userId, ids]) => [
        userId,
        { main: ids.find(({ isMain }) => isMain) ?? null, additional: ids.filter(({ isMain }) => !isMain) },
      ]),
    );
  }

  /** Claims an id; the first one is the main one. Throws GameIdKnown, GameIdTaken, GameIdsFull, GameRiderNotFound, TooManyAttempts. */
  async link(userId: string, zwiftId: number, isAdditional: boolean): Promise<void> {
    if (await this.gameIds.isProvedByAnother(zwiftId, userId)) throw new GameIdTaken();
    await this.remember(userId, zwiftId);
    await this.transactions.run(async (session) => {
      const ids = await this.gameIds.listByUser(userId, session);
      const linked = ids.find((id) => id.zwiftId === zwiftId);
      if (linked && (linked.isMain || isAdditional)) throw new GameIdKnown();
      if (!linked && ids.length >= mostIds) throw new GameIdsFull(mostIds);
      const isMain = !isAdditional || ids.length === 0;
      await this.clearMain(userId, isMain ? ids : [], session);
      if (linked) await this.gameIds.update(userId, zwiftId, { isMain }, session);
      else await this.gameIds.insert(userId, zwiftId, isMain, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds: [zwiftId, ...ids.map((id) => id.zwiftId)] }, session);
      await this.search.refresh(userId, session);
      const before = linked ? { isMain: linked.isMain } : null;
      await this.record(userId, 'gameId.link', { before, after: { zwiftId, isMain } }, session);
    });
  }

  /**
   * Makes an id the verified main one of an account, at an operator's request. Throws GameIdTaken, GameRiderNotFound.
   */
  async linkProved(userId: string, zwiftId: number): Promise<void> {
    if (await this.gameIds.isProvedByAnother(zwiftId, userId)) throw new GameIdTaken();
    await this.remember(userId, zwiftId);
    await this.transactions.run(async (session) => {
      const ids = await this.gameIds.listByUser(userId, session);
      await this.clearMain(userId, ids, session);
      const linked = ids.find((id) => id.zwiftId === zwiftId);
      if (!linked) await this.gameIds.insert(userId, zwiftId, true, session);
      await this.gameIds.update(userId, zwiftId, { isMain: true, isProved: true, proof: null }, session);
      await this.visibility.applyTo(userId, zwiftId, session);
      if (!linked?.isProved) await this.hooks.run(provedIdsChanged, { zwiftIds: [zwiftId] }, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds: [zwiftId, ...ids.map((id) => id.zwiftId)] }, session);
      await this.search.refresh(userId, session);
      const before = linked ? { isMain: linked.isMain, isProved: linked.isProved } : null;
      const values = { before, after: { zwiftId, isMain: true, isProved: true } };
      await this.record(userId, 'gameId.operator', values, session, null);
    });
  }

  /**
   * Unlinks an id. If it was the main one, the first verified one is next, or else the first. Throws GameIdNotLinked.
   */
  async unlink(userId: string, zwiftId: number): Promise<void> {
    await this.transactions.run(async (session) => {
      const unlinked = (await this.gameIds.listByUser(userId, session)).find((id) => id.zwiftId === zwiftId);
      if (!(await this.gameIds.delete(userId, zwiftId, session))) throw new GameIdNotLinked();
      if (unlinked?.isProved) await this.hooks.run(provedIdsChanged, { zwiftIds: [zwiftId] }, session);
      const ids = await this.gameIds.listByUser(userId, session);
      const next = ids.find(({ isProved }) => isProved) ?? ids[0];
      if (next && !ids.some(({ isMain }) => isMain))
        await this.gameIds.update(userId, next.zwiftId, { isMain: true }, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds: [zwiftId, ...ids.map((id) => id.zwiftId)] }, session);
      await this.search.refresh(userId, session);
      await this.record(userId, 'gameId.unlink', { before: { zwiftId } }, session);
    });
  }

  /** Generates a code to write into the last name. Throws GameIdNotLinked, GameIdTaken. */
  async startProof(userId: string, zwiftId: number): Promise<void> {
    if (await this.gameIds.isProvedByAnother(zwiftId, userId)) throw new GameIdTaken();
    const expiresAt = new Date(this.clock.now().getTime() + proofLifeMs);
    const code = newCode();
    const proof = { code, expiresAt };
    if (!(await this.gameIds.update(userId, zwiftId, { proof }, noTransaction))) throw new GameIdNotLinked();
    await this.riders.addProofCode(zwiftId, code);
  }

  /** Looks for the code in the game. Throws GameIdNotLinked, ProofOutdated, ProofNotSeen, GameIdTaken, GameRiderNotFound, TooManyAttempts. */
  async checkProof(userId: string, zwiftId: number): Promise<void> {
    const ids = await this.gameIds.listByUser(userId, noTransaction);
    const claim = ids.find((id) => id.zwiftId === zwiftId);
    if (!claim) throw new GameIdNotLinked();
    if (claim.isProved) return;
    const { proof } = claim;
    if (!proof || proof.expiresAt <= this.clock.now()) throw new ProofOutdated();
    const rider = await this.remember(userId, zwiftId);
    const lastName = rider.lastName ?? '';
    if (!lastName.toUpperCase().includes(proof.code)) throw new ProofNotSeen(lastName);
    await this.transactions.run(async (session) => {
      const readAgainAt = nameIsReadAgainAt(this.clock.now());
      await this.gameIds.update(userId, zwiftId, { isProved: true, proof: null, readAgainAt }, session);
      await this.visibility.applyTo(userId, zwiftId, session);
      await this.hooks.run(provedIdsChanged, { zwiftIds: [zwiftId] }, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds: ids.map((id) => id.zwiftId) }, session);
      await this.hooks.run(ridersRefreshed, { zwiftIds: [zwiftId] }, session);
      const values = { before: { isProved: false }, after: { zwiftId, isProved: true } };
      await this.record(userId, 'gameId.prove', values, session);
    });
  }

  /** Reads the user's riders from the game again. Throws GameIdMissing, GameRiderNotFound, TooManyAttempts. */
  async refresh(userId: string): Promise<void> {
    const ids = await this.gameIds.listByUser(userId, noTransaction);
    if (ids.length === 0) throw new GameIdMissing();
    for (const { zwiftId } of ids) await this.remember(userId, zwiftId);
    const zwiftIds = ids.map(({ zwiftId }) => zwiftId);
    await this.transactions.run(async (session) => {
      await this.search.refresh(userId, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds }, session);
      await this.hooks.run(ridersRefreshed, { zwiftIds }, session);
    });
  }

  /** Returns a rider as currently in the game. Throws GameRiderNotFound, TooManyAttempts. */
  async look(userId: string, zwiftId: number): Promise<GameRider> {
    await this.limits.count(looksOfUser, userId);
    try {
      return await this.game.fetchProfile(zwiftId);
    } catch (error) {
      throw error instanceof GameNotFound ? new GameRiderNotFound() : error;
    }
  }

  async deleteAll(userId: string, session: Session): Promise<void> {
    const ids = await this.gameIds.listByUser(userId, session);
    await this.gameIds.deleteAll(userId, session);
    const zwiftIds = ids.map(({ zwiftId }) => zwiftId);
    if (zwiftIds.length > 0) await this.hooks.run(gameIdsChanged, { zwiftIds }, session);
  }

  private async remember(userId: string, zwiftId: number): Promise<GameRider> {
    const rider = await this.look(userId, zwiftId);
    await this.riders.remember([rider], noTransaction);
    return rider;
  }

  private async clearMain(userId: string, ids: readonly GameId[], session: Session): Promise<void> {
    for (const { zwiftId, isMain } of ids) {
      if (isMain) await this.gameIds.update(userId, zwiftId, { isMain: false }, session);
    }
  }

  private record(
    userId: string,
    action: AuditAction,
    values: AuditedValues,
    session: Session,
    actorId: string | null = userId,
  ): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'user', id: userId }, ...values }, session);
  }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
