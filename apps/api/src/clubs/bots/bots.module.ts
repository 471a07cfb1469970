import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
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
