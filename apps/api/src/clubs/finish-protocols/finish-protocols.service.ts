import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { FinishProtocolBody, FinishProtocolConfig, Identity } from '@otryv/contract';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { ClubsService } from '../clubs/clubs.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { FinishProtocolKnown, FinishProtocolNotFound } from './finish-protocols.errors.ts';
import { FinishProtocolsRepository, type StoredProtocol } from './finish-protocols.repository.ts';

interface Choice {
  id?: string | undefined;
  organizerId?: string | undefined;
}

/** Finish protocols available to organizers. */
@Injectable()
export class FinishProtocolsService {
  constructor(
    private readonly protocols: FinishProtocolsRepository,
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Lists those the caller may choose, by organizer, the defaults first. Throws FinishProtocolNotFound, Forbidden. */
  async list(identity: Identity, { id, organizerId }: Choice): Promise<FinishProtocolConfig[]> {
    const visible = await this.visibleTo(identity, organizerId);
    const chosen = id === undefined ? visible : visible.filter((protocol) => protocol.id === id);
    if (id !== undefined && chosen.length === 0) throw new FinishProtocolNotFound();
    const complete = await this.complete(chosen);
    return complete.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'ru'));
  }

  /** Offers a protocol, unless the same one is offered already. Throws FinishProtocolKnown, OrganizerNotFound. */
  async create({ userId }: Identity, protocol: FinishProtocolBody): Promise<FinishProtocolConfig> {
    await this.requireOrganizer(protocol);
    const stored = await this.transactions.run(async (session) => {
      const known = await this.protocols.findSameRule(protocol, session);
      if (known && isDeepStrictEqual(known, { ...protocol, id: known.id })) return known;
      if (known) throw new FinishProtocolKnown();
      const created = await this.protocols.insert(protocol, session);
      await this.record(userId, 'create', created.id, { before: null, after: protocol }, session);
      return created;
    });
    return this.completeOne(stored);
  }

  /** Throws FinishProtocolNotFound, FinishProtocolKnown, OrganizerNotFound. */
  async change({ userId }: Identity, id: string, protocol: FinishProtocolBody): Promise<FinishProtocolConfig> {
    await this.requireOrganizer(protocol);
    await this.transactions.run(async (session) => {
      const before = await this.existing(id, session);
      await this.protocols.update(id, protocol, session);
      await this.record(userId, 'change', id, { before, after: protocol }, session);
    });
    return this.completeOne({ ...protocol, id });
  }

  /** Throws FinishProtocolNotFound. */
  async remove({ userId }: Identity, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const former = await this.existing(id, session);
      await this.protocols.delete(id, session);
      await this.record(userId, 'remove', id, { before: former, after: null }, session);
    });
  }

  /** Withdraws those of a deleted organizer. */
  removeOf(organizerId: string, session: Session): Promise<void> {
    return this.protocols.deleteOf(organizerId, session);
  }

  private async visibleTo(identity: Identity, organizerId: string | undefined): Promise<StoredProtocol[]> {
    if (identity.role === 'admin') {
      return organizerId === undefined ? this.protocols.listAll() : this.protocols.listOfferedTo([organizerId]);
    }
    const clubs = await this.clubs.listByModerator(identity, identity.userId);
    const own = identity.organizerId === null ? [] : [identity.organizerId];
    const organizerIds = [...new Set([...own, ...clubs.map((club) => club.organizerId)])];
    if (organizerId !== undefined && !organizerIds.includes(organizerId)) throw new Forbidden();
    return this.protocols.listOfferedTo(organizerId === undefined ? organizerIds : [organizerId]);
  }

  private async requireOrganizer({ organizerId }: FinishProtocolBody): Promise<void> {
    if (organizerId !== null) await this.organizers.requireById(organizerId, noTransaction);
  }

  private async existing(id: string, session: Session): Promise<StoredProtocol> {
    const protocol = await this.protocols.findById(id, session);
    if (!protocol) throw new FinishProtocolNotFound();
    return protocol;
  }

  private async completeOne(protocol: StoredProtocol): Promise<FinishProtocolConfig> {
    const [complete] = await this.complete([protocol]);
    if (!complete) throw new FinishProtocolNotFound();
    return complete;
  }

  private async complete(protocols: readonly StoredProtocol[]): Promise<FinishProtocolConfig[]> {
    const ids = protocols.flatMap(({ organizerId }) => organizerId ?? []);
    const names = new Map(
      (await this.organizers.listByIds([...new Set(ids)], noTransaction)).map(({ id, name }) => [id, name]),
    );
    return protocols.map(({ id, organizerId, ...protocol }) => ({
      ...protocol,
      _id: id,
      organizer: organizerId === null ? null : { _id: organizerId, name: names.get(organizerId) ?? '' },
    }));
  }

  private record(
    actorId: string,
    verb: 'create' | 'change' | 'remove',
    id: string,
    { before, after }: { before: FinishProtocolBody | null; after: FinishProtocolBody | null },
    session: Session,
  ): Promise<void> {
    const object = { kind: 'finishProtocol', id };
    const action = `finishProtocol.${verb}` as const;
    const values = { before: before && loggedOf(before), after: after && loggedOf(after) };
    return this.audit.write({ actorId, action, object, ...values }, session);
  }
}

/** Returns a protocol in its logged form, where `name` is the display name. */
function loggedOf({ organizerId, name: rule, displayName, description, isDefault }: FinishProtocolBody): object {
  return { displayName, rule, description, isDefault, organizerId };
}

function orderOf({ organizer, displayName }: FinishProtocolConfig): string {
  return `${organizer?.name ?? ''} ${displayName}`;
}
