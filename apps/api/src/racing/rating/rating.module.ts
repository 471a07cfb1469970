import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { SeriesModule } from '../series/series.module.ts';
import { ContributionRecord, contributionSchema } from './contribution.schema.ts';
import { ContributionsRepository } from './contributions.repository.ts';
import { RatingController } from './rating.controller.ts';
import { RatingService } from './rating.service.ts';
import { RatingKeeping } from './rating-keeping.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ContributionRecord.name, schema: contributionSchema }]),
    EventsModule,
    ResultsModule,
    SeriesModule,
    TeamsModule,
  ],
  controllers: [RatingController],
  providers: [ContributionsRepository, RatingKeeping, RatingService],
  exports: [RatingKeeping, RatingService],
})
export class RatingModule {}
