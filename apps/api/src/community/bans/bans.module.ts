import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { BanRecord, banSchema } from './ban.schema.ts';
import { BansController } from './bans.controller.ts';
import { BansRepository } from './bans.repository.ts';
import { BansService } from './bans.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: BanRecord.name, schema: banSchema }]),
    ActivitiesModule,
    AuditModule,
    EventsReadModule,
    RidersModule,
    UsersModule,
  ],
  controllers: [BansController],
  providers: [BansService, BansRepository],
  exports: [BansService],
})
export class BansModule {}
