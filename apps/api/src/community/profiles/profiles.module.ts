import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { ResultsModule } from '../../racing/results/results.module.ts';
import { BansModule } from '../bans/bans.module.ts';
import { CurveRebuilds } from './count/curve-rebuilds.service.ts';
import { ProfilesJobs } from './count/profiles.jobs.ts';
import { RiderCounts } from './count/rider-counts.ts';
import { RiderFilling } from './count/rider-filling.ts';
import { RiderReading } from './count/rider-reading.ts';
import { RiderRows } from './count/rider-rows.ts';
import { RiderUpdates } from './count/rider-updates.ts';
import { ProfilesController } from './profiles.controller.ts';
import { Comparisons } from './read/comparisons.service.ts';
import { PowerCurvesService } from './read/power-curves.service.ts';
import { ProfilesService } from './read/profiles.service.ts';
import { RiderCards } from './read/rider-cards.ts';
import { RiderFiguresService } from './read/rider-figures.service.ts';
import { RiderLists } from './read/rider-lists.service.ts';
import { RiderRaces } from './read/rider-races.service.ts';
import { TeamRaces } from './read/team-races.service.ts';
import { ListedRiderRecord, listedRiderSchema } from './records/listed-rider.schema.ts';
import { ListedRidersRepository } from './records/listed-riders.repository.ts';
import { PowerCurveRecord, powerCurveSchema } from './records/power-curve.schema.ts';
import { PowerCurvesRepository } from './records/power-curves.repository.ts';
import { RiderMetricRecord, riderMetricSchema } from './records/rider-metric.schema.ts';
import { RiderMetricsRepository } from './records/rider-metrics.repository.ts';
import { RiderResultRecord, riderResultSchema } from './records/rider-result.schema.ts';
import { RiderResultsRepository } from './records/rider-results.repository.ts';
import { StartCountsRepository } from './records/start-counts.repository.ts';
import { TeamResultsRepository } from './records/team-results.repository.ts';

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
