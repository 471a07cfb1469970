import { Injectable } from '@nestjs/common';
import type { AdminOrganizer, Identity, OrganizerCreation } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { BotsService } from '../../clubs/bots/bots.service.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { FinishProtocolsService } from '../../clubs/finish-protocols/finish-protocols.service.ts';
import { KeysService } from '../../clubs/keys/keys.service.ts';
import { OrganizerNameWrong, OrganizerOwnerTaken, OwnerKnown } from '../../clubs/organizers/organizers.errors.ts';
import { type FullOrganizer, OrganizersService, type PageQuery } from '../../clubs/organizers/organizers.service.ts';
import { Slots } from '../../clubs/slots/slots.ts';
import { WebhooksService } from '../../clubs/webhooks/webhooks.service.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Images } from '../../kernel/files/images.ts';
import { requireProperNames } from '../../kernel/names/proper-names.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { EventOrganizers } from '../../racing/events/write/event-organizers.ts';
import { toAdmin } from './organizer.mapper.ts';
import { ru } from './service-messages.ru.ts';

/** Creation, transfer and deletion of organizers by administrators. */
@Injectable()
export class OrganizerAdminService {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly bots: BotsService,
    private readonly keys: KeysService,
    private readonly webhooks: WebhooksService,
    private readonly protocols: FinishProtocolsService,
    private readonly events: EventCatalogue,
    private readonly eventOrganizers: EventOrganizers,
    private readonly users: UsersService,
    private readonly images: Images,
    private readonly slots: Slots,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Returns a page of organizers by name, with their dependent data. */
  async listPage(query: PageQuery): Promise<{ organizers: AdminOrganizer[]; total: number }> {
    const { organizers, total } = await this.organizers.listPage(query);
    return { organizers: await this.completeAll(organizers), total };
  }

  /** Throws NameInvalid, OrganizerNameTaken, OrganizerShortNameTaken, OrganizerOwnerTaken, UserUnknown. */
  async create({ userId }: Identity, { name, label, creatorId }: OrganizerCreation): Promise<AdminOrganizer> {
    requireProperNames({ name: { next: name }, label: { next: label } });
    await this.requireFree(creatorId, null);
    const names = { name, shortName: label, creatorId };
    const urlSlug = await this.organizers.findFreeSlug(label);
    const created = await this.unlessOwned(creatorId, async (session) => {
      const organizer = await this.organizers.insert(names, urlSlug, session);
      await this.record(userId, 'organizer.create', organizer.id, null, names, session);
      await this.writeToOwners({ title: name, former: null, next: creatorId, by: userId }, session);
      return organizer;
    });
    return this.complete(created);
  }

  /** Throws like `create`, and OrganizerNotFound. */
  async change(
    { userId }: Identity,
    id: string,
    { name, label, creatorId }: OrganizerCreation,
  ): Promise<AdminOrganizer> {
    const former = await this.organizers.requireById(id, noTransaction);
    requireProperNames({ name: { next: name, former: former.name }, label: { next: label, former: former.shortName } });
    await this.requireFree(creatorId, id);
    const names = { name, shortName: label, creatorId };
    await this.unlessOwned(creatorId, async (session) => {
      await this.organizers.rename(former, names, session);
      const { urlSlug } = former;
      if (former.name !== name || former.shortName !== label)
        await this.eventOrganizers.rename(id, { id, name, shortName: label, urlSlug }, session);
      if (former.creatorId !== creatorId) {
        // The former owner still has the keys and the secrets of the webhooks.
        await this.keys.removeOf(id, session);
        await this.webhooks.pauseOf({ id, name }, { by: userId, next: creatorId }, session);
      }
      const before = { name: former.name, shortName: former.shortName, creatorId: former.creatorId };
      await this.record(userId, 'organizer.change', id, before, names, session);
      await this.writeToOwners({ title: name, former: former.creatorId, next: creatorId, by: userId }, session);
    });
    return this.complete(await this.organizers.requireById(id, noTransaction));
  }

  /** Deletes an organizer with all its own data; its races stay. Throws OrganizerNotFound, OrganizerNameWrong. */
  async delete({ userId }: Identity, id: string, name: string): Promise<void> {
    const organizer = await this.organizers.requireById(id, noTransaction);
    if (name.trim() !== organizer.name) throw new OrganizerNameWrong();
    await this.transactions.run(async (session) => {
      await this.clubs.removeOf(id, session);
      await this.bots.removeOf(id, session);
      await this.keys.removeOf(id, session);
      await this.webhooks.removeOf(id, session);
      await this.protocols.removeOf(id, session);
      await this.slots.deleteOf(id, session);
      await this.eventOrganizers.rename(id, null, session);
      await this.organizers.delete(id, session);
      await this.record(userId, 'organizer.delete', id, { name: organizer.name }, null, session);
    });
    await this.images.remove(organizer.logo);
    await this.images.remove(organizer.poster);
  }

  /** Notifies the users who lost and received an organizer. */
  private async writeToOwners(
    { title, former, next, by }: { title: string; former: string | null; next: string | null; by: string },
    session: Session,
  ) {
    if (former === next) return;
    const about = { type: 'system' as const, title };
    if (former) await this.messages.write({ ...about, userIds: [former], by, text: ru.owner_taken(title) }, session);
    const given = { ...about, text: ru.owner_given(title), entityUrl: '/organizer/main' };
    if (next) await this.messages.write({ ...given, userIds: [next], by }, session);
  }

  /** Throws UserUnknown, and OrganizerOwnerTaken for the owner of another organizer. */
  private async requireFree(creatorId: string | null, organizerId: string | null): Promise<void> {
    if (creatorId === null) return;
    await this.users.requireById(creatorId, noTransaction);
    const owned = await this.organizers.findByCreator(creatorId);
    if (owned && owned.id !== organizerId) throw new OrganizerOwnerTaken(owned.name);
  }

  private async unlessOwned<T>(creatorId: string | null, work: (session: Session) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      // Two administrators concurrently gave one user an organizer each: the database accepted one.
      if (error instanceof OwnerKnown) await this.requireFree(creatorId, null);
      throw error;
    }
  }

  private async complete(organizer: FullOrganizer): Promise<AdminOrganizer> {
    const [complete] = await this.completeAll([organizer]);
    if (!complete) throw new Error('An organizer has no answer.');
    return complete;
  }

  private async completeAll(organizers: readonly FullOrganizer[]): Promise<AdminOrganizer[]> {
    const ids = organizers.map(({ id }) => id);
    const [users, clubs, counts, paidUntil] = await Promise.all([
      this.users.listSummariesOf(
        organizers.flatMap(({ creatorId }) => creatorId ?? []),
        noTransaction,
      ),
      this.clubs.listByOrganizers(ids, noTransaction),
      this.events.countByOrganizers(ids),
      this.slots.listRunningUntil(ids),
    ]);
    return organizers.map((organizer) => {
      const creator = users.get(organizer.creatorId ?? '') ?? null;
      return toAdmin(organizer, {
        creator: creator && { _id: creator._id, username: creator.username },
        clubs: clubs.filter(({ organizerId }) => organizerId === organizer.id),
        counts: counts.get(organizer.id),
        paidUntil: paidUntil.get(organizer.id) ?? null,
      });
    });
  }

  private record(
    actorId: string,
    action: AuditAction,
    id: string,
    before: object | null,
    after: object | null,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'organizer', id }, before, after }, session);
  }
}
