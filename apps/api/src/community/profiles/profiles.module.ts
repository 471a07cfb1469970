import { Module } from '@nestjs/common';
import { ProfilesCountModule } from './count/profiles-count.module.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ProfilesReadModule } from './read/profiles-read.module.ts';
import { ProfilesRecordsModule } from './records/profiles-records.module.ts';

@Module({
  imports: [ProfilesCountModule, ProfilesReadModule, ProfilesRecordsModule],
  controllers: [ProfilesController],
})
export class ProfilesModule {}
