import { Module } from '@nestjs/common';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { AuthSessionsModule } from '../../people/auth/sessions/auth-sessions.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { BansModule } from '../bans/bans.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';

@Module({
  imports: [AuditModule, AuthSessionsModule, BansModule, ClubsModule, MessagesModule, RidersModule, UsersModule],
  controllers: [AccountsController],
  providers: [AccountsService],
})
export class AccountsModule {}
