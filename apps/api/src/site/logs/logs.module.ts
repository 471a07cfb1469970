import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ProfilesModule } from '../../community/profiles/profiles.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { SeriesModule } from '../../racing/series/series.module.ts';
import { FaultRecord, faultSchema } from './fault.schema.ts';
import { FaultKeeping } from './fault-keeping.ts';
import { FaultsRepository } from './faults.repository.ts';
import { LogNamesReader } from './log-names.ts';
import { LogSearch } from './log-search.ts';
import { LogsController } from './logs.controller.ts';
import { LogsService } from './logs.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FaultRecord.name, schema: faultSchema }]),
    AuditModule,
    ClubsModule,
    EventsModule,
    OrganizersModule,
    ProfilesModule,
    RidersModule,
    SeriesModule,
    TeamsModule,
    UsersModule,
  ],
  controllers: [LogsController],
  providers: [FaultKeeping, FaultsRepository, LogsService, LogSearch, LogNamesReader],
})
export class LogsModule {}
