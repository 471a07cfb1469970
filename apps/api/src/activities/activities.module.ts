import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameModule } from '../game/game.module.ts';
import { ActivitiesRepository } from './activities.repository.ts';
import { ActivitiesService } from './activities.service.ts';
import { ActivityRecord, activitySchema } from './activity.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ActivityRecord.name, schema: activitySchema }]), GameModule],
  providers: [ActivitiesService, ActivitiesRepository],
  exports: [ActivitiesService],
})
export class ActivitiesModule {}
