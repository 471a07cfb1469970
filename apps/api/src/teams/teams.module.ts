import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { FilesModule } from '../platform/files/files.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdmissionsRepository } from './admissions.repository.ts';
import { HandOvers } from './hand-overs.service.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { InvitationsService } from './invitations.service.ts';
import { JoiningService } from './joining.service.ts';
import { MembersRepository } from './members.repository.ts';
import { RiderTeams } from './rider-teams.ts';
import { TeamRecord, teamSchema } from './team.schema.ts';
import { TeamAccountDeletions } from './team-account-deletions.ts';
import {
  TeamBanRecord,
  TeamInvitationRecord,
  TeamRequestRecord,
  teamBanSchema,
  teamInvitationSchema,
  teamRequestSchema,
} from './team-admission.schema.ts';
import { TeamForms } from './team-forms.service.ts';
import { TeamLog } from './team-log.ts';
import { TeamManagement } from './team-management.service.ts';
import { TeamMemberRecord, teamMemberSchema } from './team-member.schema.ts';
import { TeamMessages } from './team-messages.ts';
import { TeamMoves } from './team-moves.service.ts';
import { TeamRiders } from './team-riders.ts';
import { TeamScores } from './team-scores.ts';
import { TeamsRepository } from './teams.repository.ts';
import { TeamsService } from './teams.service.ts';

/** Teams and who is in them; what other domains hold of them is with their pages. */
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
    AdmissionsRepository,
  ],
})
export class TeamsModule {}
