import { Module } from '@nestjs/common';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { ProfilesReadModule } from '../profiles/read/profiles-read.module.ts';
import { ModeratorCandidatesService } from './moderator-candidates.service.ts';
import { ModeratorsController } from './moderators.controller.ts';

@Module({
  imports: [ProfilesReadModule, RidersModule, UsersModule],
  controllers: [ModeratorsController],
  providers: [ModeratorCandidatesService],
})
export class ModeratorsModule {}
