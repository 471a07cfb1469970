import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameModule } from '../client/game.module.ts';
import { ActivitiesRepository } from './activities.repository.ts';
import { ActivitiesService } from './activities.service.ts';
import { ActivityRecord, activitySchema } from './activity.schema.ts';
import { FreeRides } from './free-rides.ts';
import { RideReader } from './ride-reader.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ActivityRecord.name, schema: activitySchema }]), GameModule],
  providers: [ActivitiesService, ActivitiesRepository, FreeRides, RideReader],
  exports: [ActivitiesService, FreeRides],
})
export class ActivitiesModule {}
