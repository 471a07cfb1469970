import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebhookBody } from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { count } from '../../kernel/metrics/metrics.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/time-units.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { ru as sentences } from './service-messages.ru.ts';
import { type StoredDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { openSecret } from './webhook-secret.ts';
import { type SentOutcome, WebhookSender } from './webhook-sender.ts';
import { signatureOf } from './webhook-signature.ts';
import { webhookDelivery } from './webhooks.jobs.ts';
import { type StoredWebhook, WebhooksRepository } from './webhooks.repository.ts';

/** Delays before the retries of a failed delivery, within a day. */
const retryWaitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs];
/** Longer than an attempt takes. */
const claimMs = 2 * minuteMs;
const mostDue = 200;
/**
 * Number of consecutive permanently failed deliveries that disables a webhook; the other limit is a period without a
 * success.
 */
const mostFailures = 10;
const longestFailingMs = 3 * dayMs;

/** Sends announced changes, retries failures for a day, and disables a webhook that keeps failing. */
@Injectable()
export class WebhookDeliveries implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly sender: WebhookSender,
    private readonly organizers: OrganizersService,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(webhookDelivery, ({ deliveryId }) => this.deliver(deliveryId));
    this.jobs.every('1 minute', 'webhook-retries', () => this.retryDue());
  }

  /** Schedules due retries, and deliveries left over by a process that died. */
  async retryDue(): Promise<void> {
    for (const deliveryId of await this.deliveries.listDue(this.clock.now(), mostDue))
      await this.jobs.enqueue(webhookDelivery, { deliveryId });
  }

  private async deliver(id: string): Promise<void> {
    const now = this.clock.now();
    const delivery = await this.deliveries.claim(id, now, new Date(now.getTime() + claimMs));
    if (!delivery) return;
    const webhook = await this.webhooks.findById(delivery.webhookId, noTransaction);
    if (!webhook || !(webhook.isOn || isTest(delivery))) return this.deliveries.drop(id);
    const outcome = await this.send(webhook, delivery, now);
    count('otryv_webhook_deliveries_total', { outcome: outcome.fault ?? 'delivered' });
    await this.transactions.run((session) => this.settle(delivery, outcome, now, session));
  }

  private async send(webhook: StoredWebhook, delivery: StoredDelivery, now: Date): Promise<SentOutcome> {
    const { url, organizerId } = webhook;
    const secret = openSecret(webhook.secret, this.config);
    if (secret === null) return { ms: 0, status: null, fault: 'sealed' };
    const body = JSON.stringify(bodyOf(delivery, organizerId));
    return this.sender.send(url, {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Otryv-Webhooks',
        'otryv-event': delivery.type,
        'otryv-delivery': delivery.id,
        'otryv-signature': signatureOf(body, secret, now),
      },
    });
  }

  private async settle(delivery: StoredDelivery, outcome: SentOutcome, now: Date, session: Session): Promise<void> {
    const { id, webhookId } = delivery;
    const attempt = { at: now, ...outcome };
    if (outcome.fault === null) {
      await this.deliveries.recordAttempt(id, attempt, { state: 'delivered', failures: 0, nextAt: null }, session);
      const works = { deliveredAt: now, failingSince: null, failures: 0 };
      if (!isTest(delivery)) await this.webhooks.update(webhookId, works, session);
      return;
    }
    const failures = delivery.failures + 1;
    const isSealed = outcome.fault === 'sealed';
    const wait = isTest(delivery) || isSealed ? undefined : retryWaitsMs[delivery.failures];
    const nextAt = wait === undefined ? null : new Date(now.getTime() + wait);
    const next = { state: nextAt ? ('waiting' as const) : ('failed' as const), failures, nextAt };
    await this.deliveries.recordAttempt(id, attempt, next, session);
    if (!isTest(delivery)) await this.failed(webhookId, { isOver: nextAt === null, isSealed, now }, session);
  }

  /** Counts a failure, and disables the webhook after too many, or if none can succeed. */
  private async failed(
    id: string,
    { isOver, isSealed, now }: { isOver: boolean; isSealed: boolean; now: Date },
    session: Session,
  ): Promise<void> {
    const webhook = await this.webhooks.findById(id, session);
    if (!webhook?.isOn) return;
    const failingSince = webhook.failingSince ?? now;
    const failures = webhook.failures + (isOver ? 1 : 0);
    const isGivenUp = isSealed || isHopeless({ failures, failingSince }, now);
    const off = isGivenUp && { isOn: false, givenUpAt: now };
    await this.webhooks.update(id, { failingSince, failures, ...off }, session);
    if (isGivenUp) await this.giveUp(webhook, isSealed ? sentences.sealed : sentences.given_up, session);
  }

  private async giveUp(
    { id, organizerId, url }: StoredWebhook,
    sentence: (name: string, host: string) => string,
    session: Session,
  ): Promise<void> {
    const { name, creatorId } = await this.organizers.requireById(organizerId, session);
    const object = { kind: 'webhook', id };
    const states = { before: { isOn: true }, after: { isOn: false } };
    await this.audit.write({ actorId: null, action: 'webhook.change', object, ...states }, session);
    if (creatorId === null) return;
    const text = sentence(name, new URL(url).host);
    const message = { userIds: [creatorId], by: null, type: 'system' as const, entityUrl: '/organizer/keys' };
    await this.messages.write({ ...message, title: sentences.given_up_title, text }, session);
  }
}

/** Whether a webhook is not worth another attempt. */
export function isHopeless({ failures, failingSince }: { failures: number; failingSince: Date }, now: Date): boolean {
  return failures >= mostFailures || now.getTime() - failingSince.getTime() >= longestFailingMs;
}

function isTest({ type }: StoredDelivery): boolean {
  return type === 'test';
}

/** Builds the body from ids and versions, without rows: a leaked secret exposes nothing hidden. */
function bodyOf({ id, type, createdAt, eventId, seriesId, version }: StoredDelivery, organizerId: string): WebhookBody {
  return {
    id,
    type,
    createdAt: createdAt.toISOString(),
    organizerId,
    ...(eventId !== null && { eventId }),
    ...(seriesId !== null && { seriesId }),
    ...(version !== null && { version }),
  };
}
