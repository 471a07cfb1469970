import { Module } from '@nestjs/common';
import { TeamsMembershipModule } from './membership/teams-membership.module.ts';
import { TeamsReadModule } from './read/teams-read.module.ts';
import { TeamsRecordsModule } from './records/teams-records.module.ts';

/** Teams and their members; other domains' data about them is with their pages. */
@Module({
  imports: [TeamsMembershipModule, TeamsReadModule, TeamsRecordsModule],
})
export class TeamsModule {}
