import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { GameModule } from '../game/game.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { BotRecord, botSchema } from './bot.schema.ts';
import { BotsRepository } from './bots.repository.ts';
import { BotsService } from './bots.service.ts';
import { BotsRenewal } from './bots-renewal.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: BotRecord.name, schema: botSchema }]),
    AuditModule,
    GameModule,
    JobsModule,
    MessagesModule,
    OrganizersModule,
  ],
  providers: [BotsService, BotsRepository, BotsRenewal],
  exports: [BotsService, BotsRenewal],
})
export class BotsModule {}
