import { Module } from '@nestjs/common';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AuthAccountModule } from './account/auth-account.module.ts';
import { AuthCoreModule } from './core/auth-core.module.ts';
import { AuthMailModule } from './mail/auth-mail.module.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { AuthProvidersModule } from './providers/auth-providers.module.ts';
import { AuthSessionsModule } from './sessions/auth-sessions.module.ts';
import { AuthSignInModule } from './sign-in/auth-sign-in.module.ts';

@Module({
  imports: [
    AuditModule,
    AuthAccountModule,
    AuthCoreModule,
    AuthMailModule,
    AuthProvidersModule,
    AuthSessionsModule,
    AuthSignInModule,
    UsersModule,
  ],
  providers: [OperatorAccounts],
})
export class AuthModule {}
