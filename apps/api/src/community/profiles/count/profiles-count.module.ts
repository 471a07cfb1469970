import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../../game/activities/activities.module.ts';
import { GameModule } from '../../../game/client/game.module.ts';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../../kernel/outbox/outbox.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { ResultsImportModule } from '../../../racing/results/import/results-import.module.ts';
import { ResultsProtocolsModule } from '../../../racing/results/records/protocols/results-protocols.module.ts';
import { BansModule } from '../../bans/bans.module.ts';
import { ProfilesReadModule } from '../read/profiles-read.module.ts';
import { ProfilesRecordsModule } from '../records/profiles-records.module.ts';
import { CurveRebuilds } from './curve-rebuilds.service.ts';
import { ProfilesJobs } from './profiles.jobs.ts';
import { RiderCounts } from './rider-counts.ts';
import { RiderFilling } from './rider-filling.ts';
import { RiderReading } from './rider-reading.ts';
import { RiderRows } from './rider-rows.ts';
import { RiderUpdates } from './rider-updates.ts';

@Module({
  imports: [
    ActivitiesModule,
    AuditModule,
    BansModule,
    GameModule,
    JobsModule,
    OutboxModule,
    ProfilesReadModule,
    ProfilesRecordsModule,
    ResultsImportModule,
    ResultsProtocolsModule,
    RidersModule,
    UsersModule,
  ],
  providers: [CurveRebuilds, ProfilesJobs, RiderCounts, RiderFilling, RiderReading, RiderRows, RiderUpdates],
  exports: [CurveRebuilds, RiderCounts],
})
export class ProfilesCountModule {}
