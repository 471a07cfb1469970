import { Inject, Injectable } from '@nestjs/common';
import type { Identity, Webhook, WebhookDelivery } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { mostWebhooks, type WebhookCreation } from '@otryv/contract/schemas';
import { CONFIG, type Config } from '../../config.ts';
import { type AuditedValues, AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { Cursors, type PageQuery } from '../../kernel/paging/cursors.ts';
import { newSecret } from '../../people/auth/core/secrets.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { ru as messageSentences } from './service-messages.ru.ts';
import {
  type DeliveryKey,
  deliveryKey,
  toDelivery,
  WebhookDeliveriesRepository,
} from './webhook-deliveries.repository.ts';
import { openSecret, sealSecret } from './webhook-secret.ts';
import { WebhookSender } from './webhook-sender.ts';
import {
  DeliveryNotFound,
  WebhookAddressWrong,
  WebhookNotFound,
  WebhookOff,
  WebhookSealed,
  WebhooksFull,
} from './webhooks.errors.ts';
import { webhookDelivery } from './webhooks.jobs.ts';
import { sendsOfOrganizer } from './webhooks.limits.ts';
import { type StoredWebhook, toWebhook, WebhooksRepository } from './webhooks.repository.ts';

const prefix = 'otryv_wh_';

/** Webhooks of organizers, as managed by their owners. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly sender: WebhookSender,
    private readonly organizers: OrganizersService,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly messages: MessagesService,
    private readonly clock: Clock,
    private readonly cursors: Cursors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Lists the oldest first. Throws OrganizerNotFound, Forbidden. */
  async list(identity: Identity, organizerId: string): Promise<Webhook[]> {
    const organizer = await this.organizers.requireOwn(identity, organizerId, 'read');
    return (await this.webhooks.listByOrganizer(organizer.id)).map(toWebhook);
  }

  /**
   * Creates a webhook and returns it with its secret, which cannot be read again. Throws OrganizerNotFound, Forbidden,
   * WebhookAddressWrong, WebhooksFull.
   */
  async create(identity: Identity, creation: WebhookCreation): Promise<{ data: Webhook; secret: string }> {
    const organizer = await this.organizers.requireOwn(identity, creation.organizerId);
    if (!this.sender.isSendable(creation.url)) throw new WebhookAddressWrong();
    const secret = prefix + newSecret();
    const fields = { organizerId: organizer.id, url: creation.url, events: [...new Set(creation.events)], isOn: true };
    const made = await this.transactions.run(async (session) => {
      if ((await this.webhooks.count(organizer.id, session)) >= mostWebhooks) throw new WebhooksFull(mostWebhooks);
      const sealed = { secret: sealSecret(secret, this.config), createdAt: this.clock.now() };
      const webhook = await this.webhooks.insert({ ...fields, ...sealed }, session);
      await this.record(identity, 'webhook.create', webhook.id, { after: loggedOf(webhook) }, session);
      return webhook;
    });
    return { data: toWebhook(made), secret };
  }

  /** Throws WebhookNotFound, OrganizerNotFound, Forbidden, WebhookSealed. */
  async turn(identity: Identity, id: string, isOn: boolean): Promise<Webhook> {
    const { secret } = await this.own(identity, id);
    if (isOn && openSecret(secret, this.config) === null) throw new WebhookSealed();
    const anew = { isOn, givenUpAt: null, ...(isOn && { failingSince: null, failures: 0 }) };
    return this.transactions.run(async (session) => {
      const [former, webhook] = [
        await this.webhooks.findById(id, session),
        await this.webhooks.update(id, anew, session),
      ];
      if (!former || !webhook) throw new WebhookNotFound();
      const values = { before: { isOn: former.isOn }, after: { isOn } };
      if (former.isOn !== isOn) await this.record(identity, 'webhook.change', id, values, session);
      return toWebhook(webhook);
    });
  }

  /** Throws WebhookNotFound, OrganizerNotFound, Forbidden. */
  async remove(identity: Identity, id: string): Promise<void> {
    const webhook = await this.own(identity, id);
    await this.transactions.run(async (session) => {
      if (!(await this.webhooks.delete(id, session))) throw new WebhookNotFound();
      await this.deliveries.deleteOf([id], session);
      await this.record(identity, 'webhook.remove', id, { before: loggedOf(webhook) }, session);
    });
  }

  /** Disables the webhooks of an organizer that gets another owner, who decides which ones continue. */
  async pauseOf(
    { id, name }: { id: string; name: string },
    { by, next }: { by: string; next: string | null },
    session: Session,
  ): Promise<void> {
    const paused = await this.webhooks.turnOffOf(id, session);
    for (const webhookId of paused) {
      const object = { kind: 'webhook', id: webhookId };
      const states = { before: { isOn: true }, after: { isOn: false } };
      await this.audit.write({ actorId: by, action: 'webhook.change', object, ...states }, session);
    }
    // They may be disabled since the organizer had no owner: the next one is notified anyway.
    if (next === null || (await this.webhooks.count(id, session)) === 0) return;
    const about = { userIds: [next], by, type: 'system' as const, entityUrl: '/organizer/keys' };
    const messages = { title: messageSentences.paused_title, text: messageSentences.paused(name) };
    await this.messages.write({ ...about, ...messages }, session);
  }

  /** Removes the webhooks of a deleted organizer. */
  async removeOf(organizerId: string, session: Session): Promise<void> {
    await this.deliveries.deleteOf(await this.webhooks.deleteOf(organizerId, session), session);
  }

  /** Sends a test delivery. Throws WebhookNotFound, OrganizerNotFound, Forbidden, TooManyAttempts. */
  async test(identity: Identity, id: string): Promise<void> {
    const webhook = await this.own(identity, id);
    await this.limits.count(sendsOfOrganizer, webhook.organizerId);
    await this.transactions.run(async (session) => {
      const delivery = { webhookId: id, type: 'test' as const, createdAt: this.clock.now() };
      const deliveryId = await this.deliveries.insert(delivery, session);
      await this.jobs.enqueueWith(session, webhookDelivery, { deliveryId });
    });
  }

  /** Returns a page of the log, newest first. Throws WebhookNotFound, OrganizerNotFound, Forbidden. */
  async log(
    identity: Identity,
    { webhookId, ...query }: PageQuery & { webhookId: string },
  ): Promise<{
    data: WebhookDelivery[];
    quantityPages: number;
    quantityDeliveries: number;
    nextCursor: string | null;
  }> {
    await this.own(identity, webhookId, 'read');
    const list = this.cursors.list<DeliveryKey>('webhook-deliveries', { webhookId });
    const { deliveries, total } = await this.deliveries.listPage(webhookId, list.slice(query));
    const { rows, nextCursor } = list.cut(deliveries, query.docsOnPage, deliveryKey);
    const quantityPages = Math.ceil(total / query.docsOnPage);
    return { data: rows.map(toDelivery), quantityPages, quantityDeliveries: total, nextCursor };
  }

  /** Throws DeliveryNotFound, OrganizerNotFound, Forbidden, WebhookOff, TooManyAttempts. */
  async resend(identity: Identity, deliveryId: string): Promise<void> {
    const delivery = await this.deliveries.findById(deliveryId);
    const webhook = delivery && (await this.webhooks.findById(delivery.webhookId, noTransaction));
    if (!delivery || !webhook) throw new DeliveryNotFound();
    await this.organizers.requireOwn(identity, webhook.organizerId);
    if (!webhook.isOn && delivery.type !== 'test') throw new WebhookOff();
    await this.limits.count(sendsOfOrganizer, webhook.organizerId);
    await this.transactions.run(async (session) => {
      await this.deliveries.order(deliveryId, this.clock.now(), session);
      await this.jobs.enqueueWith(session, webhookDelivery, { deliveryId });
    });
  }

  private async own(identity: Identity, id: string, action: 'read' | 'write' = 'write'): Promise<StoredWebhook> {
    const webhook = await this.webhooks.findById(id, noTransaction);
    if (!webhook) throw new WebhookNotFound();
    await this.organizers.requireOwn(identity, webhook.organizerId, action);
    return webhook;
  }

  private record(
    { userId }: Identity,
    action: AuditAction,
    id: string,
    values: AuditedValues,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'webhook', id }, ...values }, session);
  }
}

/** Returns the loggable fields of a webhook: its address may contain a password. */
function loggedOf({ events, isOn }: StoredWebhook) {
  return { events, isOn };
}
