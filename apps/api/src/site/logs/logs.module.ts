import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { ProfilesReadModule } from '../../community/profiles/read/profiles-read.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { SeriesReadModule } from '../../racing/series/read/series-read.module.ts';
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
    EventsReadModule,
    OrganizersModule,
    ProfilesReadModule,
    RidersModule,
    SeriesReadModule,
    TeamsReadModule,
    UsersModule,
  ],
  controllers: [LogsController],
  providers: [FaultKeeping, FaultsRepository, LogsService, LogSearch, LogNamesReader],
})
export class LogsModule {}
