import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@otryv/contract';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { webhookDelivery } from './webhooks.jobs.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Change that webhooks receive: of a race or a series, with its new version. */
export interface Announced {
  /** Organizer of the race or series; with `null` nothing is announced. */
  organizerId: string | null;
  event: WebhookEvent;
  eventId?: number;
  seriesId?: string;
  version: number;
}

/** Announces changes to the webhooks of the organizer. */
@Injectable()
export class WebhookAnnouncements {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Stores deliveries in the transaction of the change: a rollback removes them too. */
  async announce({ organizerId, event: type, ...subject }: Announced, session: Session): Promise<void> {
    if (organizerId === null) return;
    for (const webhookId of await this.webhooks.listConcerned(organizerId, type, session)) {
      const createdAt = this.clock.now();
      const deliveryId = await this.deliveries.insert({ webhookId, type, createdAt, ...subject }, session);
      await this.jobs.enqueueWith(session, webhookDelivery, { deliveryId });
    }
  }
}
