import { Injectable } from '@nestjs/common';
import type { Identity, RiderBan, StoredActivity } from '@otryv/contract';
import { BAN_CODES } from '@otryv/contract/schemas';
import { ActivitiesService, type Ride } from '../../game/activities/activities.service.ts';
import { powerChanged } from '../../game/activities/power-changed.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import { RidersService } from '../../people/riders/riders.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { ActivityNotFound, BannedRiderUnknown } from './bans.errors.ts';
import { BansRepository } from './bans.repository.ts';
import { ru } from './descriptions.ru.ts';

interface BanChange {
  zwiftId: number;
  code: RiderBan['code'];
  banned: boolean;
  description?: string | undefined;
}

/** Riders excluded from leader lists, and rides excluded from power curves. */
@Injectable()
export class BansService {
  constructor(
    private readonly bans: BansRepository,
    private readonly riders: RidersService,
    private readonly activities: ActivitiesService,
    private readonly events: EventCatalogue,
    private readonly users: UsersService,
    private readonly hooks: Hooks,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Returns those of the riders banned for any reason. */
  async listBannedAmong(zwiftIds: readonly number[]): Promise<Set<number>> {
    return new Set(await this.bans.listBannedAmong(zwiftIds));
  }

  /** Lists every code, in force or not. Throws BannedRiderUnknown. */
  async listByRider(zwiftId: number): Promise<RiderBan[]> {
    await this.requireKnown(zwiftId);
    const bans = await this.bans.listByRider(zwiftId, noTransaction);
    const admins = await this.users.listSummariesOf(
      bans.flatMap(({ adminId }) => adminId ?? []),
      noTransaction,
    );
    return BAN_CODES.map((code) => {
      const ban = bans.find((each) => each.code === code);
      return {
        code,
        banned: ban !== undefined,
        description: ban?.description ?? ru[code],
        admin: admins.get(ban?.adminId ?? '')?.username ?? null,
        at: ban?.at.toISOString() ?? null,
      };
    });
  }

  /** Returns whether the ban was in force before. Throws BannedRiderUnknown. */
  async setRider({ userId }: Identity, { zwiftId, code, banned, description }: BanChange): Promise<boolean> {
    await this.requireKnown(zwiftId);
    return this.transactions.run(async (session) => {
      const former = (await this.bans.listByRider(zwiftId, session)).find((each) => each.code === code);
      const ban = { zwiftId, code, description: description || ru[code], adminId: userId, at: this.clock.now() };
      if (banned) await this.bans.put(ban, session);
      else await this.bans.remove(zwiftId, code, session);
      await this.hooks.run(powerChanged, { zwiftIds: [zwiftId] }, session);
      const action = banned ? 'rider.ban' : 'rider.unban';
      const object = { kind: 'rider', id: String(zwiftId) };
      // Not `code`: fields that may name a secret are not logged.
      const before = former ? { description: former.description } : null;
      const after = { ban: code, ...(banned && { description: ban.description }) };
      await this.audit.write({ actorId: userId, action, object, before, after }, session);
      return former !== undefined;
    });
  }

  /** Lists the latest rides of a rider with second-by-second power. Throws BannedRiderUnknown. */
  async listActivitiesOf(zwiftId: number): Promise<StoredActivity[]> {
    await this.requireKnown(zwiftId);
    return this.named(await this.activities.listByRider(zwiftId));
  }

  /** Throws ActivityNotFound. */
  async setActivity({ userId }: Identity, id: string, banned: boolean): Promise<StoredActivity | undefined> {
    const ride = await this.transactions.run(async (session) => {
      const former = await this.activities.setBanned(id, banned, session);
      if (!former) throw new ActivityNotFound();
      const { profileId: zwiftId, activityId, isBanned } = former;
      const action = banned ? 'activity.ban' : 'activity.unban';
      const [before, after] = [{ isBanned }, { zwiftId, activityId, isBanned: banned }];
      await this.audit.write({ actorId: userId, action, object: { kind: 'activity', id }, before, after }, session);
      return { ...former, isBanned: banned };
    });
    return (await this.named([ride]))[0];
  }

  private async requireKnown(zwiftId: number): Promise<void> {
    if (!(await this.riders.listByIds([zwiftId], noTransaction)).has(zwiftId)) throw new BannedRiderUnknown();
  }

  private async named(rides: readonly Ride[]): Promise<StoredActivity[]> {
    const events = await this.events.listByIds(
      [...new Set(rides.flatMap(({ eventId }) => eventId ?? []))],
      noTransaction,
    );
    const names = new Map(events.map(({ gameId, name }) => [gameId, name]));
    return rides.map(({ id, startedAt, isBanned, name, activityId, eventId, weightInGrams, isVirtualPower }) => ({
      activityId,
      eventId,
      weightInGrams,
      isVirtualPower,
      _id: id,
      name: names.get(eventId ?? 0) ?? name,
      date: startedAt.toISOString(),
      banned: isBanned,
    }));
  }
}
