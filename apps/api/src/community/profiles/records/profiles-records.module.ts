import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListedRiderRecord, listedRiderSchema } from './listed-rider.schema.ts';
import { ListedRidersRepository } from './listed-riders.repository.ts';
import { PowerCurveRecord, powerCurveSchema } from './power-curve.schema.ts';
import { PowerCurvesRepository } from './power-curves.repository.ts';
import { RiderMetricRecord, riderMetricSchema } from './rider-metric.schema.ts';
import { RiderMetricsRepository } from './rider-metrics.repository.ts';
import { RiderResultRecord, riderResultSchema } from './rider-result.schema.ts';
import { RiderResultsRepository } from './rider-results.repository.ts';
import { StartCountsRepository } from './start-counts.repository.ts';
import { TeamResultsRepository } from './team-results.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ListedRiderRecord.name, schema: listedRiderSchema },
      { name: PowerCurveRecord.name, schema: powerCurveSchema },
      { name: RiderMetricRecord.name, schema: riderMetricSchema },
      { name: RiderResultRecord.name, schema: riderResultSchema },
    ]),
  ],
  providers: [
    ListedRidersRepository,
    PowerCurvesRepository,
    RiderMetricsRepository,
    RiderResultsRepository,
    StartCountsRepository,
    TeamResultsRepository,
  ],
  exports: [
    ListedRidersRepository,
    PowerCurvesRepository,
    RiderMetricsRepository,
    RiderResultsRepository,
    StartCountsRepository,
    TeamResultsRepository,
  ],
})
export class ProfilesRecordsModule {}
