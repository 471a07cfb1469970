import { Module } from '@nestjs/common';
import { BackupModule } from '../../../kernel/backup/backup.module.ts';
import { MessagesModule } from '../../messages/messages.module.ts';
import { RidersModule } from '../../riders/riders.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthMailModule } from '../mail/auth-mail.module.ts';
import { AuthProvidersModule } from '../providers/auth-providers.module.ts';
import { AuthSessionsModule } from '../sessions/auth-sessions.module.ts';
import { AuthSignInModule } from '../sign-in/auth-sign-in.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { RepeatedErasures } from './repeated-erasures.ts';

@Module({
  imports: [
    AuthMailModule,
    AuthProvidersModule,
    AuthSessionsModule,
    AuthSignInModule,
    BackupModule,
    MessagesModule,
    RidersModule,
    UsersModule,
  ],
  controllers: [AccountController],
  providers: [AccountService, RepeatedErasures],
})
export class AuthAccountModule {}
