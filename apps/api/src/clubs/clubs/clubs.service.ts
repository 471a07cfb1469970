import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import type { DomainRights } from '../../kernel/access/rights.ts';
import { type AuditedValues, AuditService } from '../../kernel/audit/audit.service.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { Slots } from '../slots/slots.ts';
import type { StoredClub } from './club.ts';
import { ClubNameWrong, ClubNotFound, ModeratorNotFound, ModeratorsFull } from './clubs.errors.ts';
import { ClubsRepository } from './clubs.repository.ts';
import { ru } from './service-messages.ru.ts';

export const mostModerators = 20;

/** Clubs of organizers, and the rights of their moderators. */
@Injectable()
export class ClubsService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly organizers: OrganizersService,
    private readonly users: UsersService,
    private readonly slots: Slots,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly messages: MessagesService,
  ) {}

  /** Returns a moderator's rights: in clubs whose organizers have paid. */
  async findRights(userId: string): Promise<DomainRights> {
    return { clubs: (await this.activeOf(userId)).map(({ clubId }) => clubId) };
  }

  /** Returns a club that the caller may act for. Throws ClubNotFound, Forbidden. */
  async requireOwn(identity: Identity, clubId: string): Promise<StoredClub> {
    const club = await this.requireById(clubId, noTransaction);
    await this.organizers.requireOwn(identity, club.organizerId);
    return club;
  }

  find(clubId: string): Promise<StoredClub | null> {
    return this.clubs.findById(clubId, noTransaction);
  }

  listPage(page: number, size: number): Promise<{ clubs: StoredClub[]; total: number }> {
    return this.clubs.listPage(page, size);
  }

  /** Returns the linked ones among these clubs. */
  listByIds(clubIds: readonly string[]): Promise<StoredClub[]> {
    return this.clubs.listByIds(clubIds);
  }

  listByOrganizers(organizerIds: readonly string[], session: SessionOrNone): Promise<StoredClub[]> {
    return this.clubs.listByOrganizers(organizerIds, session);
  }

  /** Lists the clubs in which a user has rights: one's own, or anyone's for administrators. Throws Forbidden. */
  async listByModerator(identity: Identity, userId: string): Promise<StoredClub[]> {
    if (identity.userId !== userId && identity.role !== 'admin') throw new Forbidden();
    return this.activeOf(userId);
  }

  /** Returns the clubs that each of these users moderates, paid or not. */
  async listByModerators(userIds: readonly string[]): Promise<Map<string, StoredClub[]>> {
    const clubs = await this.clubs.listByModerators(userIds);
    return new Map(userIds.map((id) => [id, clubs.filter(({ moderators }) => moderators.includes(id))]));
  }

  /** Removes a club from its organizer; `typed` confirms its name. Throws ClubNotFound, Forbidden, ClubNameWrong. */
  async remove(identity: Identity, clubId: string, typed: string): Promise<StoredClub> {
    const club = await this.requireOwn(identity, clubId);
    if (typed.trim() !== club.name) throw new ClubNameWrong();
    await this.transactions.run(async (session) => {
      const { name, organizerId, moderators } = await this.requireById(clubId, session);
      await this.clubs.delete(clubId, session);
      await this.organizers.clearMainClub(club.organizerId, clubId, session);
      await this.record(identity, 'club.remove', clubId, { before: { name, organizerId, moderators } }, session);
    });
    return club;
  }

  /** Adds a moderator, unless the user is one already. Throws ClubNotFound, Forbidden, UserUnknown, ModeratorsFull. */
  async addModerator(identity: Identity, clubId: string, userId: string): Promise<string> {
    await this.requireOwn(identity, clubId);
    const { username } = await this.users.requireById(userId, noTransaction);
    await this.transactions.run(async (session) => {
      const club = await this.requireById(clubId, session);
      if (club.moderators.includes(userId)) return;
      if (club.moderators.length >= mostModerators) throw new ModeratorsFull(mostModerators);
      await this.clubs.addModerator(clubId, userId, session);
      await this.record(identity, 'club.moderator.add', clubId, { after: { userId } }, session);
      const about = { type: 'system' as const, title: club.name, entityUrl: '/zwift/event/create' };
      await this.messages.write(
        {
          ...about,
          userIds: [userId],
          by: identity.userId,
          text: ru.moderator_added(club.name),
          from: { userId: identity.userId, beyond: 'leaveOut' },
        },
        session,
      );
    });
    return username;
  }

  /** Throws ClubNotFound, Forbidden, ModeratorNotFound. */
  async removeModerator(identity: Identity, clubId: string, userId: string): Promise<string> {
    const { name } = await this.requireOwn(identity, clubId);
    await this.transactions.run(async (session) => {
      if (!(await this.clubs.removeModerator(clubId, userId, session))) throw new ModeratorNotFound();
      await this.record(identity, 'club.moderator.remove', clubId, { before: { userId } }, session);
      const about = { type: 'system' as const, title: name };
      await this.messages.write(
        {
          ...about,
          userIds: [userId],
          by: identity.userId,
          text: ru.moderator_removed(name),
          from: { userId: identity.userId, beyond: 'leaveOut' },
        },
        session,
      );
    });
    return (await this.users.findById(userId, noTransaction))?.username ?? '';
  }

  /** Deletes the clubs of a deleted organizer. */
  removeOf(organizerId: string, session: Session): Promise<void> {
    return this.clubs.deleteOf(organizerId, session);
  }

  /** Lists the clubs a user moderates whose organizer has paid. */
  private async activeOf(userId: string): Promise<StoredClub[]> {
    const clubs = await this.clubs.listByModerator(userId);
    const organizerIds = [...new Set(clubs.map(({ organizerId }) => organizerId))];
    const slots = await Promise.all(
      organizerIds.map(async (id) => ({ id, isActive: await this.slots.hasActiveSlot(id) })),
    );
    const active = new Set(slots.filter(({ isActive }) => isActive).map(({ id }) => id));
    return clubs.filter(({ organizerId }) => active.has(organizerId));
  }

  /** Throws ClubNotFound. */
  async requireById(clubId: string, session: SessionOrNone): Promise<StoredClub> {
    const club = await this.clubs.findById(clubId, session);
    if (!club) throw new ClubNotFound();
    return club;
  }

  private record(
    { userId }: Identity,
    action: AuditAction,
    clubId: string,
    values: AuditedValues,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'club', id: clubId }, ...values }, session);
  }
}
