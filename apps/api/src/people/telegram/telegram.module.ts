import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BroadcastRecord, broadcastSchema, DeliveryRecord, deliverySchema } from './broadcast.schema.ts';
import { BroadcastDeliveries } from './broadcast-deliveries.ts';
import { BroadcastsRepository } from './broadcasts.repository.ts';
import { TelegramClient } from './telegram.client.ts';
import { TelegramController } from './telegram.controller.ts';
import { TelegramRepository } from './telegram.repository.ts';
import { TelegramService } from './telegram.service.ts';
import {
  TelegramChatRecord,
  TelegramStateRecord,
  telegramChatSchema,
  telegramStateSchema,
} from './telegram-chat.schema.ts';
import { TelegramUpdates } from './telegram-updates.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TelegramChatRecord.name, schema: telegramChatSchema },
      { name: TelegramStateRecord.name, schema: telegramStateSchema },
      { name: BroadcastRecord.name, schema: broadcastSchema },
      { name: DeliveryRecord.name, schema: deliverySchema },
    ]),
    AuditModule,
    JobsModule,
    UsersModule,
  ],
  controllers: [TelegramController],
  providers: [
    TelegramService,
    TelegramClient,
    TelegramRepository,
    TelegramUpdates,
    BroadcastsRepository,
    BroadcastDeliveries,
  ],
})
export class TelegramModule {}
