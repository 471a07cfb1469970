import { Module } from '@nestjs/common';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { TeamsRecordsModule } from '../records/teams-records.module.ts';
import { RiderTeams } from './rider-teams.ts';
import { TeamAdmissions } from './team-admissions.ts';
import { TeamRiders } from './team-riders.ts';
import { TeamScores } from './team-scores.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  imports: [RidersModule, TeamsRecordsModule, UsersModule],
  providers: [RiderTeams, TeamAdmissions, TeamRiders, TeamScores, TeamsService],
  exports: [RiderTeams, TeamAdmissions, TeamRiders, TeamScores, TeamsService],
})
export class TeamsReadModule {}
