import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { WebhookRecord, webhookSchema } from './webhook.schema.ts';
import { WebhookAnnouncements } from './webhook-announcements.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { WebhookDeliveryRecord, webhookDeliverySchema } from './webhook-delivery.schema.ts';
import { WebhookSender } from './webhook-sender.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WebhookRecord.name, schema: webhookSchema },
      { name: WebhookDeliveryRecord.name, schema: webhookDeliverySchema },
    ]),
    AuditModule,
    JobsModule,
    MessagesModule,
    OrganizersModule,
  ],
  controllers: [WebhooksController],
  providers: [
    WebhooksService,
    WebhooksRepository,
    WebhookDeliveriesRepository,
    WebhookAnnouncements,
    WebhookDeliveries,
    WebhookSender,
  ],
  exports: [WebhooksService],
})
export class WebhooksModule {}
