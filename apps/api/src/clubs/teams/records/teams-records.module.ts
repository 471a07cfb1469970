import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdmissionsRepository } from './admissions.repository.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { MembersRepository } from './members.repository.ts';
import { TeamRecord, teamSchema } from './team.schema.ts';
import {
  TeamBanRecord,
  TeamInvitationRecord,
  TeamRequestRecord,
  teamBanSchema,
  teamInvitationSchema,
  teamRequestSchema,
} from './team-admission.schema.ts';
import { TeamMemberRecord, teamMemberSchema } from './team-member.schema.ts';
import { TeamsRepository } from './teams.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TeamRecord.name, schema: teamSchema },
      { name: TeamMemberRecord.name, schema: teamMemberSchema },
      { name: TeamRequestRecord.name, schema: teamRequestSchema },
      { name: TeamBanRecord.name, schema: teamBanSchema },
      { name: TeamInvitationRecord.name, schema: teamInvitationSchema },
    ]),
  ],
  providers: [AdmissionsRepository, InvitationsRepository, MembersRepository, TeamsRepository],
  exports: [AdmissionsRepository, InvitationsRepository, MembersRepository, TeamsRepository],
})
export class TeamsRecordsModule {}
