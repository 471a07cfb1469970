import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { BackupModule } from '../../kernel/backup/backup.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MailModule } from '../../kernel/mail/mail.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account/account.controller.ts';
import { AccountService } from './account/account.service.ts';
import { RepeatedErasures } from './account/repeated-erasures.ts';
import { Passwords } from './core/passwords.ts';
import { AccountEmails } from './mail/account-emails.tsx';
import { EmailTokenRecord, emailTokenSchema } from './mail/email-token.schema.ts';
import { EmailTokensRepository } from './mail/email-tokens.repository.ts';
import { EmailTokens } from './mail/email-tokens.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { SignInAttemptRecord, signInAttemptSchema } from './providers/attempt.schema.ts';
import { AttemptsRepository } from './providers/attempts.repository.ts';
import { ProvidersService } from './providers/providers.service.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { SessionRecord, sessionSchema } from './sessions/session.schema.ts';
import { SessionCookies } from './sessions/session-cookies.ts';
import { SessionEnds } from './sessions/session-ends.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { CredentialsService } from './sign-in/credentials.service.ts';
import { KnownDevices } from './sign-in/known-devices.ts';
import { RegistrationService } from './sign-in/registration.service.ts';
import { RegistrationCookie } from './sign-in/registration-cookie.ts';
import { SignInService } from './sign-in/sign-in.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SessionRecord.name, schema: sessionSchema },
      { name: EmailTokenRecord.name, schema: emailTokenSchema },
      { name: SignInAttemptRecord.name, schema: signInAttemptSchema },
    ]),
    AuditModule,
    BackupModule,
    JobsModule,
    MailModule,
    MessagesModule,
    RidersModule,
    UsersModule,
  ],
  controllers: [AuthController, AccountController],
  providers: [
    AccessTokens,
    AccountEmails,
    AccountService,
    AttemptsRepository,
    CredentialsService,
    KnownDevices,
    EmailTokens,
    OperatorAccounts,
    EmailTokensRepository,
    Passwords,
    ProvidersService,
    RegistrationCookie,
    RegistrationService,
    RepeatedErasures,
    SessionCookies,
    SessionEnds,
    SessionsRepository,
    SessionsService,
    SignInService,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
