import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { FilesModule } from '../../kernel/files/files.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { HandOvers } from './membership/hand-overs.service.ts';
import { InvitationsService } from './membership/invitations.service.ts';
import { JoiningService } from './membership/joining.service.ts';
import { TeamAccountDeletions } from './membership/team-account-deletions.ts';
import { TeamForms } from './membership/team-forms.service.ts';
import { TeamLog } from './membership/team-log.ts';
import { TeamManagement } from './membership/team-management.service.ts';
import { TeamMessages } from './membership/team-messages.ts';
import { TeamMoves } from './membership/team-moves.service.ts';
import { RiderTeams } from './read/rider-teams.ts';
import { TeamAdmissions } from './read/team-admissions.ts';
import { TeamRiders } from './read/team-riders.ts';
import { TeamScores } from './read/team-scores.ts';
import { TeamsService } from './read/teams.service.ts';
import { AdmissionsRepository } from './records/admissions.repository.ts';
import { InvitationsRepository } from './records/invitations.repository.ts';
import { MembersRepository } from './records/members.repository.ts';
import { TeamRecord, teamSchema } from './records/team.schema.ts';
import {
  TeamBanRecord,
  TeamInvitationRecord,
  TeamRequestRecord,
  teamBanSchema,
  teamInvitationSchema,
  teamRequestSchema,
} from './records/team-admission.schema.ts';
import { TeamMemberRecord, teamMemberSchema } from './records/team-member.schema.ts';
import { TeamsRepository } from './records/teams.repository.ts';

/** Teams and their members; other domains' data about them is with their pages. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TeamRecord.name, schema: teamSchema },
      { name: TeamMemberRecord.name, schema: teamMemberSchema },
      { name: TeamRequestRecord.name, schema: teamRequestSchema },
      { name: TeamBanRecord.name, schema: teamBanSchema },
      { name: TeamInvitationRecord.name, schema: teamInvitationSchema },
    ]),
    AuditModule,
    FilesModule,
    JobsModule,
    MessagesModule,
    RidersModule,
    UsersModule,
  ],
  providers: [
    AdmissionsRepository,
    TeamAdmissions,
    HandOvers,
    InvitationsRepository,
    InvitationsService,
    JoiningService,
    MembersRepository,
    RiderTeams,
    TeamAccountDeletions,
    TeamForms,
    TeamManagement,
    TeamLog,
    TeamMessages,
    TeamMoves,
    TeamRiders,
    TeamScores,
    TeamsRepository,
    TeamsService,
  ],
  exports: [
    HandOvers,
    InvitationsService,
    JoiningService,
    RiderTeams,
    TeamForms,
    TeamManagement,
    TeamMoves,
    TeamRiders,
    TeamScores,
    TeamsService,
    TeamAdmissions,
  ],
})
export class TeamsModule {}
