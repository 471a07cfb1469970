import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { ResultsProtocolsModule } from '../results/records/protocols/results-protocols.module.ts';
import { ContributionRecord, contributionSchema } from './contribution.schema.ts';
import { ContributionsRepository } from './contributions.repository.ts';
import { RatingController } from './rating.controller.ts';
import { RatingService } from './rating.service.ts';
import { RatingKeeping } from './rating-keeping.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ContributionRecord.name, schema: contributionSchema }]),
    EventsReadModule,
    ResultsProtocolsModule,
    TeamsReadModule,
  ],
  controllers: [RatingController],
  providers: [ContributionsRepository, RatingKeeping, RatingService],
  exports: [RatingKeeping, RatingService],
})
export class RatingModule {}
