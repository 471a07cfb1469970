import { Module } from '@nestjs/common';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { ProfilesModule } from '../profiles/profiles.module.ts';
import { ModeratorCandidatesService } from './moderator-candidates.service.ts';
import { ModeratorsController } from './moderators.controller.ts';

@Module({
  imports: [ProfilesModule, RidersModule, UsersModule],
  controllers: [ModeratorsController],
  providers: [ModeratorCandidatesService],
})
export class ModeratorsModule {}
