import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BansModule } from '../bans/bans.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { GameModule } from '../game/game.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { OutboxModule } from '../platform/outbox/outbox.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Comparisons } from './comparisons.service.ts';
import { CurveRebuilds } from './curve-rebuilds.service.ts';
import { ListedRiderRecord, listedRiderSchema } from './listed-rider.schema.ts';
import { ListedRidersRepository } from './listed-riders.repository.ts';
import { PowerCurveRecord, powerCurveSchema } from './power-curve.schema.ts';
import { PowerCurvesRepository } from './power-curves.repository.ts';
import { PowerCurvesService } from './power-curves.service.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ProfilesJobs } from './profiles.jobs.ts';
import { ProfilesService } from './profiles.service.ts';
import { RiderCards } from './rider-cards.ts';
import { RiderCounts } from './rider-counts.ts';
import { RiderFiguresService } from './rider-figures.service.ts';
import { RiderFilling } from './rider-filling.ts';
import { RiderLists } from './rider-lists.service.ts';
import { RiderMetricRecord, riderMetricSchema } from './rider-metric.schema.ts';
import { RiderMetricsRepository } from './rider-metrics.repository.ts';
import { RiderRaces } from './rider-races.service.ts';
import { RiderReading } from './rider-reading.ts';
import { RiderResultRecord, riderResultSchema } from './rider-result.schema.ts';
import { RiderResultsRepository } from './rider-results.repository.ts';
import { RiderRows } from './rider-rows.ts';
import { RiderUpdates } from './rider-updates.ts';
import { StartCountsRepository } from './start-counts.repository.ts';
import { TeamRaces } from './team-races.service.ts';
import { TeamResultsRepository } from './team-results.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ListedRiderRecord.name, schema: listedRiderSchema },
      { name: PowerCurveRecord.name, schema: powerCurveSchema },
      { name: RiderMetricRecord.name, schema: riderMetricSchema },
      { name: RiderResultRecord.name, schema: riderResultSchema },
    ]),
    ActivitiesModule,
    AuditModule,
    BansModule,
    EventsModule,
    GameModule,
    JobsModule,
    OutboxModule,
    ResultsModule,
    RidersModule,
    TeamsModule,
    UsersModule,
  ],
  controllers: [ProfilesController],
  providers: [
    Comparisons,
    CurveRebuilds,
    ListedRidersRepository,
    PowerCurvesRepository,
    PowerCurvesService,
    ProfilesJobs,
    ProfilesService,
    RiderCards,
    RiderCounts,
    RiderFiguresService,
    RiderFilling,
    RiderLists,
    RiderMetricsRepository,
    RiderRaces,
    RiderReading,
    RiderResultsRepository,
    RiderRows,
    RiderUpdates,
    StartCountsRepository,
    TeamRaces,
    TeamResultsRepository,
  ],
  exports: [ProfilesJobs, RiderCards, RiderCounts, RiderFilling, RiderLists, RiderUpdates, TeamRaces],
})
export class ProfilesModule {}
