import { Module } from '@nestjs/common';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { FilesModule } from '../../../kernel/files/files.module.ts';
import { MessagesModule } from '../../../people/messages/messages.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { TeamsReadModule } from '../read/teams-read.module.ts';
import { TeamsRecordsModule } from '../records/teams-records.module.ts';
import { HandOvers } from './hand-overs.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { JoiningService } from './joining.service.ts';
import { TeamAccountDeletions } from './team-account-deletions.ts';
import { TeamForms } from './team-forms.service.ts';
import { TeamLog } from './team-log.ts';
import { TeamManagement } from './team-management.service.ts';
import { TeamMessages } from './team-messages.ts';
import { TeamMoves } from './team-moves.service.ts';

@Module({
  imports: [AuditModule, FilesModule, MessagesModule, TeamsReadModule, TeamsRecordsModule, UsersModule],
  providers: [
    HandOvers,
    InvitationsService,
    JoiningService,
    TeamAccountDeletions,
    TeamForms,
    TeamLog,
    TeamManagement,
    TeamMessages,
    TeamMoves,
  ],
  exports: [HandOvers, InvitationsService, JoiningService, TeamForms, TeamManagement],
})
export class TeamsMembershipModule {}
