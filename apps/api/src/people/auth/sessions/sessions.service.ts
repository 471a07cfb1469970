import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { DeviceSession } from '@otryv/contract';
import { CONFIG } from '../../../config.ts';
import { Clock } from '../../../kernel/clock.ts';
import { derivedKeys, type Keyring, type Keys, withAnyKey } from '../../../kernel/crypto/keyring.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { maskedNetwork } from '../../../kernel/http/requests/client-network.ts';
import { dayMs, secondMs } from '../../../kernel/time-units.ts';
import { SessionNotFound } from '../core/auth.errors.ts';
import { deviceOf } from '../core/device.ts';
import { hashOf, newSecret } from '../core/secrets.ts';
import { type Session, SessionsRepository } from './sessions.repository.ts';

export type { Session };

/** Idle lifetime of a session. */
export const sessionLifeMs = 30 * dayMs;
/** Period in which a just exchanged refresh token yields the same new one. */
const repeatMs = 30 * secondMs;
const mostListed = 50;
const refreshToken = /^([\w-]{43})\.([\w-]{43})$/;

/** Origin of a session's use. */
export interface Place {
  network: string;
  userAgent: string;
}

export interface Opened {
  session: Session;
  /** The one valid refresh token: `family.secret`. */
  refreshToken: string;
}

/** Signed-in devices. Each holds one refresh token, which is rotated at every use. */
@Injectable()
export class SessionsService {
  private readonly keys: Keyring;

  constructor(
    @Inject(CONFIG) config: Keys,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {
    this.keys = derivedKeys(config, 'refresh-token');
  }

  async open(userId: string, method: Session['method'], place: Place): Promise<Opened> {
    const [family, secret] = [newSecret(), newSecret()];
    const session = await this.sessions.insert({ userId, family, method, ...this.use(secret, place) });
    return { session, refreshToken: `${family}.${secret}` };
  }

  /**
   * Exchanges a valid token for a new one. The response may be lost, or a second request sent with the same token: the
   * browser that exchanged it gets the same new one for a short time, until that is used. Any other use of a former
   * token indicates theft: the session ends.
   */
  async rotate(token: string, place: Place): Promise<Opened | null> {
    const [, family, secret] = refreshToken.exec(token) ?? [];
    if (!family || !secret) return null;
    const former = hashOf(secret);
    const next = successorOf(this.keys[0], family, former);
    const { lastUsedAt, ...use } = this.use(next, place);
    const exchange = { secretHash: hashOf(next), formerHash: former, formerAgentHash: hashOf(place.userAgent) };
    const session = await this.sessions.rotate(family, former, { ...use, ...exchange, lastUsedAt });
    if (session) return { session, refreshToken: `${family}.${next}` };
    const after = new Date(lastUsedAt.getTime() - repeatMs);
    const repeated = await withAnyKey(this.keys, async (key) => {
      const given = successorOf(key, family, former);
      const again = await this.sessions.findRotated(
        family,
        { ...exchange, secretHash: hashOf(given) },
        after,
        lastUsedAt,
      );
      return again && { session: again, refreshToken: `${family}.${given}` };
    });
    if (!repeated) await this.sessions.endFamily(family);
    return repeated;
  }

  /** Returns the session of an access token, while it lasts. */
  findById(id: string): Promise<Session | null> {
    return this.sessions.findById(id, this.clock.now());
  }

  async list(userId: string, currentId: string): Promise<DeviceSession[]> {
    const sessions = await this.sessions.listByUser(userId, this.clock.now(), mostListed);
    return sessions.map(({ id, device, address, method, createdAt, lastUsedAt }) => ({
      _id: id,
      isCurrent: id === currentId,
      device,
      address,
      method,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  /** Returns how many sessions each of these users has; users without any are omitted. */
  countByUsers(userIds: readonly string[]): Promise<Map<string, number>> {
    return this.sessions.countByUsers(userIds, this.clock.now());
  }

  /** Ends the session of a refresh token, whether or not the token is still valid. */
  async endByToken(token: string): Promise<void> {
    const family = refreshToken.exec(token)?.[1];
    if (family) await this.sessions.endFamily(family);
  }

  /** Throws SessionNotFound if the session has ended or belongs to another user. */
  async end(userId: string, id: string, transaction: SessionOrNone): Promise<void> {
    if (!(await this.sessions.endOne(userId, id, transaction))) throw new SessionNotFound();
  }

  endAll(userId: string, options: { but?: string; transaction: SessionOrNone }): Promise<void> {
    return this.sessions.endAll(userId, options.but, options.transaction);
  }

  private use(secret: string, { network, userAgent }: Place) {
    const now = this.clock.now();
    return {
      secretHash: hashOf(secret),
      device: deviceOf(userAgent),
      address: maskedNetwork(network),
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionLifeMs),
    };
  }
}

/** Derives the secret that replaces another one, so that it can be returned again without being stored. */
function successorOf(key: Uint8Array, family: string, formerHash: string): string {
  return createHmac('sha256', key).update(`${family}.${formerHash}`).digest('base64url');
}
