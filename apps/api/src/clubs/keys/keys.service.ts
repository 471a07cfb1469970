import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ApiKey, Identity, KeyHolder } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { type ApiKeyCreation, mostKeys } from '@otryv/contract/schemas';
import { ApiKeys } from '../../kernel/access/api-keys.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { requireProperNames } from '../../kernel/names/proper-names.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { hashOf, newSecret } from '../../people/auth/core/secrets.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { KeyNotFound, KeysFull } from './keys.errors.ts';
import { KeysRepository, type UsedKey } from './keys.repository.ts';

const prefixes = { publishable: 'otryv_pk_', secret: 'otryv_sk_' } as const;
const endingLength = 4;

/** API keys of organizers' sites and servers. */
@Injectable()
export class KeysService implements OnModuleInit {
  private readonly logger = new Logger(KeysService.name);

  constructor(
    private readonly keys: KeysRepository,
    private readonly registry: ApiKeys,
    private readonly organizers: OrganizersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.findWith((key) => this.find(key));
  }

  /** Lists the newest first. Throws OrganizerNotFound, Forbidden. */
  async list(identity: Identity, organizerId: string): Promise<ApiKey[]> {
    const organizer = await this.organizers.requireOwn(identity, organizerId, 'read');
    return this.keys.listByOrganizer(organizer.id);
  }

  /**
   * Creates a key and returns it with its secret, which cannot be read again. Throws OrganizerNotFound, Forbidden,
   * NameInvalid, KeysFull.
   */
  async create(identity: Identity, creation: ApiKeyCreation): Promise<{ data: ApiKey; key: string }> {
    const organizer = await this.organizers.requireOwn(identity, creation.organizerId);
    const { kind, name } = creation;
    requireProperNames({ name: { next: name } });
    const origins = kind === 'publishable' ? [...new Set(creation.origins)] : [];
    const key = prefixes[kind] + newSecret();
    const fields = { organizerId: organizer.id, kind, name, origins, ending: key.slice(-endingLength) };
    const data = await this.transactions.run(async (session) => {
      if ((await this.keys.count(organizer.id, session)) >= mostKeys) throw new KeysFull(mostKeys);
      const made = await this.keys.insert({ ...fields, hash: hashOf(key), createdAt: this.clock.now() }, session);
      await this.record(identity, 'key.create', made, session);
      return made;
    });
    return { data, key };
  }

  /** Throws KeyNotFound, OrganizerNotFound, Forbidden. */
  async revoke(identity: Identity, id: string): Promise<void> {
    const key = await this.keys.findById(id);
    if (!key) throw new KeyNotFound();
    await this.organizers.requireOwn(identity, key.organizerId);
    await this.transactions.run(async (session) => {
      if (!(await this.keys.delete(id, session))) throw new KeyNotFound();
      await this.record(identity, 'key.revoke', key, session);
    });
  }

  /** Revokes the keys of a deleted organizer. */
  removeOf(organizerId: string, session: Session): Promise<void> {
    return this.keys.deleteOf(organizerId, session);
  }

  private async find(key: string): Promise<KeyHolder | null> {
    const used = await this.keys.findByHash(hashOf(key));
    if (used) this.use(used);
    return used;
  }

  /** Records a use, once a minute, without delaying the request. */
  private use({ keyId, lastUsedAt }: UsedKey): void {
    const minute = new Date(Math.floor(this.clock.now().getTime() / minuteMs) * minuteMs);
    if (lastUsedAt !== null && lastUsedAt >= minute) return;
    this.keys
      .use(keyId, minute)
      .catch((error: unknown) => this.logger.warn({ error }, 'The last use of a key was not stored'));
  }

  private record(
    { userId }: Identity,
    action: AuditAction,
    { _id: id, kind, name, origins, ending }: ApiKey,
    session: Session,
  ): Promise<void> {
    const values = { kind, name, origins, ending };
    const object = { kind: 'apiKey', id };
    return this.audit.write(
      { actorId: userId, action, object, ...(action === 'key.create' ? { after: values } : { before: values }) },
      session,
    );
  }
}
